/**
 * Looks for good seeds: LESSON=arthur FROM=1 TO=60 npm run lessons, or NUMBERS=3,7. It plays a lesson with each number by its own advice
 * and prints the best: all hints told, none too late, the occasions early, and advice at many questions.
 */

import { test } from "vitest";
import { course as cards, LESSONS } from "../kingarthur/testing/lessons";
import { course as wheel, LESSON_KEYS } from "../merlin/testing/lessons";
import type { Course } from "./learner";

const { LESSON = "", FROM = "1", TO = "20", NUMBERS = "" } = process.env;
const SHOWN = 5;
const keys = [...LESSON_KEYS, ...Object.keys(LESSONS)].filter(
  (key) => !LESSON || LESSON.split(",").includes(key),
);

/** The numbers to try. */
const numbers = NUMBERS
  ? NUMBERS.split(",").map(Number)
  : Array.from({ length: Number(TO) - Number(FROM) + 1 }, (_, index) => Number(FROM) + index);

interface Found {
  readonly number: number;
  readonly worth: number;
  readonly told: string;
}

/** The learner begins. */
const isFirst = ({ view }: { readonly view: { readonly turn: number } }) => view.turn <= 1;

/** How many turns a lesson has at least, if it ends with something that may come early. */
const LEAST = 2;

/** Every hint counts, an early one more. A lesson is useless if it is too long or tells something too late. */
function worthOf({ asked, early, isEnded }: Course<unknown>, most: number): number {
  const turns = Math.max(0, ...asked.slice(0, -1).map(({ turn }) => turn));
  const isAdvised = asked[0]?.isAdvised ?? false;
  if (!isEnded || early.length || turns > most || turns < LEAST || !isAdvised) return -1;
  const told = asked.flatMap((one) => one.told.map(() => 10 - Math.min(10, one.turn) / 2));
  return told.reduce((sum, one) => sum + one, 0) + asked.filter((one) => one.isAdvised).length * 2;
}

test.each(keys)("%s", { timeout: 3_600_000 }, async (key) => {
  const course = key in LESSONS ? cards : wheel;
  const found: Found[] = [];
  for (const number of numbers) {
    const taken = await course(key, number, isFirst);
    const told = taken.asked.flatMap(({ told, turn, isAdvised }) =>
      told.map(({ id }) => `${id}@${turn}${isAdvised ? "!" : ""}`),
    );
    const note = taken.early.length ? ` EARLY ${taken.early.join(", ")}` : "";
    found.push({ number, worth: worthOf(taken, key === "merlin" ? 16 : 10), told: told.join(" ") + note });
  }
  found.sort((one, other) => other.worth - one.worth);
  const lines = found.slice(0, SHOWN).map(({ number, worth, told }) => `  ${number} (${worth}): ${told}`);
  console.log([key, ...lines].join("\n"));
});
