/** What the first lessons of the modules have in common: a beginning, steps on the way, and an end after two rounds. */

import { moveToBuild } from "./advice";
import { towardsPosting } from "./posting";
import { choose, COUNTED, isMove, isRound, type Advice, type Hint, type Lesson, type Moment } from "./moment";

/** A lesson of a module. It ends after the first scoring. */
export function lessonOf(module: string, hints: readonly Hint[]): Lesson {
  const done: Hint = {
    id: "done",
    rule: null,
    when: (moment) => moment.view.over || isRound(moment, COUNTED + 1),
    ends: true,
  };
  return { words: `lesson.${module}`, hints: [...hints, done] };
}

/** Whether the reader chooses a die for the first time. */
export function isFirst(moment: Moment): boolean {
  return isRound(moment, 1);
}

/** Whether the round is one that ends with a scoring. */
export function isCounted(moment: Moment): boolean {
  return isRound(moment, COUNTED);
}

/** Resolve a mission, or go where a vassal meets one. */
export function towardsMission(moment: Moment): Advice | null {
  const mission = moment.acts.find(({ kind }) => kind === "mission");
  return mission ? choose(moment, mission) : towardsPosting(moment);
}

/** Go where a manor can be paid for. */
export function towardsManor(moment: Moment): Advice | null {
  return choose(moment, moveToBuild(moment, moment.acts));
}

/** Whether the reader could go where a manor can be paid for. */
export function canBuild(moment: Moment): boolean {
  return isMove(moment) && moveToBuild(moment, moment.acts) !== null;
}
