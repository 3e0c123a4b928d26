import { configure } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, vi } from "vitest";
import { learn, speak } from "../lib/i18n.svelte";
import "../merlin/testing/layers";
import { AREAS } from "../messages/areas";

/** How long to wait for something to appear, in milliseconds. A busy machine is slow to render. */
const PATIENCE = 20_000;

configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (happens, options = PATIENCE) => waitFor(happens, options);

/** Where the tests read a derived value of a component that is gone: Svelte only warns, and returns an old value. */
const stale: string[] = [];
const { warn } = console;
console.warn = (...said: unknown[]) => {
  if (String(said[0]).includes("derived_inert")) stale.push(new Error().stack ?? "");
  warn(...said);
};
afterEach(() => expect(stale.splice(0), "read after its component had gone").toEqual([]));

beforeAll(async () => {
  await speak("en");
  await learn(...AREAS);
});
