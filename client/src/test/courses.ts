/** What every lesson must show when it is taken by its own advice, in both languages. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasWords, speak } from "../lib/i18n.svelte";
import { tell, wordsOf, type Lesson, type Told } from "../table/guided/hint";
import type { Course } from "./learner";

interface Taken<Moment> {
  readonly lesson: () => Promise<Lesson<Moment>>;
  readonly course: () => Promise<Course<Moment>>;
  /** How many turns the learner takes at most. */
  readonly turns: number;
  /** Hints for which the course gives no occasion. */
  readonly missing?: readonly string[];
  readonly tabs: readonly string[];
}

export function describeLesson<Moment>(key: string, taken: Taken<Moment>): void {
  describe(`the lesson "${key}"`, () => {
    let lesson: Lesson<Moment> = { words: "", hints: [] };
    let course: Course<Moment> = { asked: [], early: [], isEnded: false };
    beforeAll(async () => {
      [lesson, course] = [await taken.lesson(), await taken.course()];
    });
    afterAll(() => speak("en"));

    test("comes to its end by its own advice", () => {
      expect(course.isEnded).toBe(true);
      expect(course.asked.at(-1)?.told.at(-1)?.ends).toBe(true);
      expect(course.asked.some(({ isAdvised }) => isAdvised)).toBe(true);
    });

    test(`takes ${taken.turns} turns at most`, () => {
      const before = course.asked.slice(0, -1).map(({ turn }) => turn);
      expect(Math.max(...before)).toBeLessThanOrEqual(taken.turns);
    });

    test("tells everything before it is done for the first time", () => {
      expect(course.early).toEqual([]);
    });

    test("advises something at the first question, and says most of what it has to say", () => {
      expect(course.asked[0]?.isAdvised).toBe(true);
      const told = new Set(course.asked.flatMap(({ told }) => told.map(({ id }) => id)));
      const untold = lesson.hints.map(({ id }) => id).filter((id) => !told.has(id));
      expect(untold).toEqual([...(taken.missing ?? [])]);
    });

    test.each(["en", "de"] as const)(
      "says it all in %s, and names the option that it advises",
      async (language) => {
        await speak(language);
        for (const { moment, told } of course.asked) {
          for (const { id, advice } of told) {
            const hint = lesson.hints.find((one) => one.id === id);
            expect(hint).toBeDefined();
            if (!hint) continue;
            const words = wordsOf(lesson, hint);
            expect(hasWords(`${words}.title`) && hasWords(`${words}.text`), words).toBe(true);
            const again: Told = tell(lesson, hint, moment);
            expect(again.advice?.word, id).toBe(advice?.word);
            expect([again.title, again.text, again.advice?.text ?? ""].join(" "), id).not.toMatch(
              /[{}]|undefined/,
            );
            if (again.tab !== null) expect(taken.tabs).toContain(again.tab);
          }
        }
      },
    );
  });
}
