import { configure } from "@testing-library/svelte";
import { beforeAll, vi } from "vitest";
import { learn, speak } from "../lib/i18n.svelte";
import { AREAS } from "../messages/areas";

/** A busy machine is slow to render: whoever waits for something to appear waits this long, in milliseconds. */
const PATIENCE = 20_000;

configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (happens, options = PATIENCE) => waitFor(happens, options);

beforeAll(async () => {
  await speak("en");
  await learn(...AREAS);
});
