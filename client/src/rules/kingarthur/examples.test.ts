import { afterEach, describe, expect, test } from "vitest";
import { chooseLanguage } from "../../lib/i18n.svelte";
import { fixture } from "../../test/fixtures";
import { CHAPTERS, examplesOf } from "./examples";

/** The right answers, as the rules give them. */
const WORKED = fixture<Record<string, readonly string[]>>("worked");

afterEach(() => chooseLanguage("en"));

describe.each(CHAPTERS)("an example of %s", (chapter) => {
  test.each(["en", "de"] as const)("has three answers, and says why of each, in %s", async (language) => {
    await chooseLanguage(language);
    for (const { question, answers, rule } of examplesOf(chapter)) {
      expect(question, rule).not.toMatch(/[{}]|^kr\./);
      expect(new Set(answers.map(({ text }) => text)).size, rule).toBe(3);
      for (const { then } of answers) expect(then, rule).toMatch(/K\d/);
    }
  });

  test("is answered as the rules answer it, and shows what each answer leads to", () => {
    for (const { start, answers, rule } of examplesOf(chapter)) {
      expect(
        answers.filter(({ isRight }) => isRight),
        rule,
      ).toHaveLength(1);
      for (const { id, isRight, stills } of answers) {
        expect(isRight, `${rule}: ${id}`).toBe(WORKED[rule]?.includes(id));
        expect(stills.at(-1), `${rule}: ${id}`).not.toEqual(start);
      }
    }
  });
});
