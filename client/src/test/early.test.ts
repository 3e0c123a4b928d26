import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What runs before the first paint must agree with what settings.svelte.ts does afterwards. */
const EARLY = readFileSync("public/early.js", "utf8");
const root = document.documentElement;

function run(stored: string | null, dark: boolean, language: string): void {
  if (stored === null) localStorage.removeItem("logres.settings");
  else localStorage.setItem("logres.settings", stored);
  vi.stubGlobal("matchMedia", () => ({ matches: dark, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { language, languages: [language] });
  delete root.dataset["theme"];
  root.lang = "";
  new Function(EARLY)();
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  [null, false, "en-GB", "light", "en"],
  [null, true, "de-AT", "dark", "de"],
  [null, true, "fr", "dark", "en"],
  ['{"theme":"light","language":"de"}', true, "en", "light", "de"],
  ['{"theme":"dark"}', false, "en", "dark", "en"],
  ['{"theme":"system"}', true, "en", "dark", "en"],
  ["{damaged", false, "de", "light", "de"],
  ["null", false, "en", "light", "en"],
])("%s, dark %s, %s: %s and %s before and after", async (stored, dark, language, theme, lang) => {
  run(stored, dark, language);
  expect([root.dataset["theme"], root.lang]).toEqual([theme, lang]);
  const { settings } = await import("../lib/settings.svelte");
  settings.apply();
  expect([root.dataset["theme"], root.lang]).toEqual([theme, lang]);
});

test("the page has no inline script or style", () => {
  const page = readFileSync("index.html", "utf8");
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const script of page.match(/<script[^>]*>[^<]*/g) ?? []) expect(script).toMatch(/ src="[^"]+">\s*$/);
});
