/** The lessons of King Arthur as a learner takes them, for tests. */

import type { Seen } from "../../test/lesson";
import { take, type Course } from "../../test/learner";
import { movesOf } from "../choosing/acts";
import { LESSON } from "../guided/hints";
import type { Lesson, Moment } from "../guided/moment";
import { LESSON as SEALS } from "../modules/seals/lesson";
import { readCards } from "../position/cards";
import { readView } from "../position/view";
import { COMPONENTS } from "./example";

export const LESSONS: Readonly<Record<string, Lesson>> = { kingarthur: LESSON, seals: SEALS };

export function momentOf({ view, question }: Seen): Moment {
  return {
    view: readView(view),
    cards: readCards(COMPONENTS),
    seat: 0,
    ask: question?.ask ?? null,
    acts: question ? movesOf(question) : [],
  };
}

export async function course(
  key: string,
  number: number | null = null,
  isGood?: (beginning: Moment) => boolean,
): Promise<Course<Moment>> {
  return take(key, LESSONS[key] ?? LESSON, momentOf, number, isGood);
}
