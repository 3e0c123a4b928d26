import { afterEach, describe, expect, test } from "vitest";
import { chooseLanguage } from "../../lib/i18n.svelte";
import { play } from "../../merlin/layers";
import { payFor, readParts } from "../../merlin/position/parts";
import { goodName, spaceName } from "../../merlin/telling/phrases";
import { fixture } from "../../test/fixtures";
import { exampleOf, PIPS, SITE } from "./examples";

const PARTS = readParts(fixture<Record<string, unknown>>("components"));
const CHAPTERS = ["R5", "R8", "R9", "R12"];

afterEach(() => chooseLanguage("en"));

describe("an example", () => {
  test.each(CHAPTERS)(
    "of %s has one right answer, and says why of each, in both languages",
    async (chapter) => {
      play({});
      for (const language of ["en", "de"] as const) {
        await chooseLanguage(language);
        const { question, answers } = exampleOf(chapter, PARTS) ?? { question: "", answers: [] };
        expect(question).not.toBe("");
        expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
        expect(answers.filter(({ isRight }) => isRight)).toHaveLength(1);
        for (const { then } of answers) expect(then).toMatch(/R\d/);
      }
    },
  );

  test("walks as far as the die shows, and is paid as the frames say", () => {
    play({});
    const right = (chapter: string) =>
      exampleOf(chapter, PARTS)?.answers.find(({ isRight }) => isRight)?.text;
    expect(right("R5")).toBe(spaceName(PARTS.ring[PIPS - 1] ?? ""));
    expect(payFor(PARTS, 4, SITE).map((place) => goodName(`${place}-material`))).toContain(right("R8"));
  });

  test("is not asked where there is none", () => {
    expect(exampleOf("R1", PARTS)).toBeNull();
  });
});
