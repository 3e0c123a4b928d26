/** The lessons of Merlin as a learner takes them, for tests. */

import { fixture } from "../../test/fixtures";
import type { Seen } from "../../test/lesson";
import { take, type Course } from "../../test/learner";
import { actsOf } from "../choosing/acts";
import { LESSON } from "../guided/hints";
import type { Lesson, Moment } from "../guided/moment";
import { layersWith } from "../layers";
import { readParts } from "../position/parts";
import { read } from "../position/view";
import { LAYERS, type Event } from "../rules";

/** The lessons by their keys: the first game, and one for each module. */
export const LESSON_KEYS: readonly string[] = [
  "merlin",
  ...LAYERS.filter((key) => key !== "base").toReversed(),
];

/** The hints of a lesson. */
export async function lessonFor(key: string): Promise<Lesson> {
  if (key === "merlin") return LESSON;
  const layer = layersWith({ [key]: "on" }).find((one) => one.key === key);
  if (!layer?.lesson) throw new Error(`"${key}" has no lesson`);
  return (await layer.lesson()).LESSON;
}

/** What the learner sees. */
export function momentOf({ view: wire, question, events, canUndo }: Seen): Moment {
  const view = read(wire);
  return {
    view,
    parts: readParts(fixture<Record<string, unknown>>("components"), view.settings),
    seat: 0,
    ask: question?.ask ?? null,
    acts: question ? actsOf(question) : [],
    events: events as readonly Event[],
    canUndo,
  };
}

export async function course(
  key: string,
  number: number | null = null,
  isGood?: (beginning: Moment) => boolean,
): Promise<Course<Moment>> {
  return take(key, await lessonFor(key), momentOf, number, isGood);
}
