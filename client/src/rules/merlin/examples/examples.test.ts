import { afterEach, describe, expect, test } from "vitest";
import { chooseLanguage } from "../../../lib/i18n.svelte";
import { play } from "../../../merlin/layers";
import { payFor, readParts, type Parts } from "../../../merlin/position/parts";
import { LAYERS } from "../../../merlin/rules";
import { fixture } from "../../../test/fixtures";
import { figuresOn, TILES } from "../moment";
import { CHAPTERS, examplesOf } from ".";
import { ROWS, SITE } from "./acting";

const COMPONENTS = fixture<Record<string, unknown>>("components");
/** The right answers, as the rules give them. */
const WORKED = fixture<Record<string, readonly string[]>>("worked");
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  R20: { favor: "on" },
  R30: { arthur: "on" },
  R40: { knights: "on" },
  R50: { gold: "on" },
  R60: { gold: "on", market: "on" },
  R70: { gold: "on", caerleon: "on" },
  R80: { gold: "on", morgana: "on" },
  R90: { treasures: "on" },
  R100: { decrees: "on" },
};

/** The components with the modules of a chapter, which are in play. */
function partsFor(chapter: string): Parts {
  const settings = SETTINGS[chapter] ?? {};
  play(settings);
  return readParts(COMPONENTS, settings);
}

afterEach(async () => {
  play({});
  await chooseLanguage("en");
});

describe.each(CHAPTERS)("an example of %s", (chapter) => {
  test.each(["en", "de"] as const)("has three answers, and says why of each, in %s", async (language) => {
    const parts = partsFor(chapter);
    await chooseLanguage(language);
    expect(examplesOf(chapter, parts)).not.toEqual([]);
    for (const { question, answers, rule } of examplesOf(chapter, parts)) {
      expect(question, rule).not.toMatch(/[{}]|^mr\./);
      expect(new Set(answers.map(({ text }) => text)).size, rule).toBe(3);
      for (const { text, then } of answers) {
        expect(text, rule).not.toMatch(/[{}]|^mr\.|undefined/);
        expect(then, rule).toMatch(/R\d/);
      }
    }
  });

  test("is answered as the rules answer it", () => {
    const parts = partsFor(chapter);
    for (const { answers, rule } of examplesOf(chapter, parts)) {
      const right = rule === "R8.9b" ? payFor(parts, ROWS, SITE) : WORKED[rule];
      expect(right, rule).toBeDefined();
      for (const { id, isRight } of answers) expect(isRight, `${rule}: ${id}`).toBe(right?.includes(id));
      expect(
        answers.filter(({ isRight }) => isRight),
        rule,
      ).toHaveLength(1);
    }
  });

  test("shows what each answer leads to", () => {
    for (const { start, answers, rule } of examplesOf(chapter, partsFor(chapter))) {
      for (const { id, stills } of answers) {
        expect(stills.length, `${rule}: ${id}`).toBeGreaterThan(0);
        expect(stills.at(-1), `${rule}: ${id}`).not.toEqual(start);
      }
      expect(new Set(answers.map(({ stills }) => JSON.stringify(stills))).size, rule).toBe(3);
    }
  });
});

test("a chapter without an example has none", () => {
  expect(examplesOf("R1", partsFor("R1"))).toEqual([]);
});

test("the figures of an example walk on spaces of the ring", () => {
  const parts = partsFor("R5");
  expect(parts.ring).toEqual(expect.arrayContaining(Object.values(figuresOn(parts.ring))));
});

test("the environs of the pictures are those of the examples that the rules have worked out", () => {
  const tiles = Object.values(TILES).map(({ terrain, tower }) => `${terrain}${tower ? "-tower" : ""}`);
  expect(tiles).toEqual(WORKED["environs"]);
});

test("every module with an example is known", () => {
  const used = Object.values(SETTINGS).flatMap((settings) => Object.keys(settings));
  expect(LAYERS).toEqual(expect.arrayContaining([...new Set(used)]));
});
