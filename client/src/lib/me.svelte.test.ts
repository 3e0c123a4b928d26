import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

const WORDS = join(import.meta.dirname, "../../../src/logres/server/words.py");

/** The page after a reload. The server accepts any name. */
async function reloaded() {
  vi.resetModules();
  const { api } = await import("./api");
  vi.spyOn(api, "me").mockResolvedValue({ name: null, has_recovery_code: false });
  vi.spyOn(api, "callMe").mockImplementation((name) => Promise.resolve({ name, has_recovery_code: false }));
  return import("./me.svelte");
}

beforeEach(() => localStorage.clear());

test("no name that a newcomer may start with is that of a bot", async () => {
  const { NAMES } = await reloaded();
  const knights = /^KNIGHTS = \((.+)\)$/m.exec(readFileSync(WORDS, "utf8"))?.[1] ?? "";
  expect(knights).toContain('"Tor"');
  for (const name of NAMES) expect(knights).not.toContain(`"${name}"`);
});

test("a newcomer who types nothing is not called like anybody at the table", async () => {
  const { me, NAMES } = await reloaded();
  const [last] = NAMES.slice(-1);
  expect(me.suggestionBeside([...NAMES.slice(0, -1), null])).toBe(last);
  expect(me.suggestionBeside([])).toBe(me.suggestion);
  const other = me.suggestionBeside([me.suggestion]);
  await me.beNamed([me.suggestion]);
  expect(me.name).toBe(other);
  expect(other).not.toBe(me.suggestion);
});

test("a typed name survives a reload until it belongs to a guest", async () => {
  (await reloaded()).me.draft = "Gwen";
  const { me } = await reloaded();
  expect(me.draft).toBe("Gwen");
  await me.beNamed();
  expect(me.name).toBe("Gwen");
  expect((await reloaded()).me.draft).toBe("");
});
