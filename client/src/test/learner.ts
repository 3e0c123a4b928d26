/** A learner who takes a lesson and follows its advice, for tests and for the search of seeds. */

import { AT_ONCE } from "../table/guided/guide.svelte";
import { nextHint, tell, type Lesson, type Told } from "../table/guided/hint";
import { playLesson, type Seen } from "./lesson";

/** What a moment of any game tells about the acts that are offered. */
interface Offering {
  readonly acts: readonly { readonly kind: string; readonly word: string }[];
}

/** A question of the lesson, and what was said there. */
export interface Asked<Moment> {
  readonly moment: Moment;
  readonly told: readonly Told[];
  /** Whether the advice was followed. */
  readonly isAdvised: boolean;
  /** The number of the learner's turn, from 1; 0 during the set-up. */
  readonly turn: number;
}

export interface Course<Moment> {
  readonly asked: readonly Asked<Moment>[];
  /** Acts that were done before the hint that explains them. */
  readonly early: readonly string[];
  readonly isEnded: boolean;
}

/** What an act is called in a hint that explains it. */
function namesOf(act: { readonly kind: string }): string[] {
  const { kind, die, way, vassal } = act as { kind: string; die?: string; way?: string; vassal?: string };
  return [kind, ...[die, way, vassal].flatMap((more) => (more === undefined ? [] : [`${kind}:${more}`]))];
}

/** The hints of the chapters that have begun: a chapter begins when the one before it has ended. */
function begun<Moment>({ hints }: Lesson<Moment>, known: ReadonlySet<string>): Lesson<Moment>["hints"] {
  const end = hints.findIndex(({ id, ends }) => ends && !known.has(id));
  return end < 0 ? hints : hints.slice(0, end);
}

/**
 * Take a lesson to its end, unless its beginning is not good enough. Where nothing is advised, the learner plays as a
 * skilled bot would.
 */
export async function take<Moment extends Offering>(
  key: string,
  lesson: Lesson<Moment>,
  momentOf: (seen: Seen) => Moment,
  number: number | null = null,
  isGood: (beginning: Moment) => boolean = () => true,
): Promise<Course<Moment>> {
  const parts = lesson.hints.filter(({ id, ends }) => ends && id !== "end");
  const known = new Set<string>();
  const asked: Asked<Moment>[] = [];
  const early: string[] = [];
  const turns = new Set<unknown>();
  await playLesson(
    key,
    (seen) => {
      const last = asked.at(-1)?.moment;
      const done = last?.acts.find(({ word }) => word === seen.chosen);
      for (const { id, explains = [] } of done ? begun(lesson, known) : []) {
        const isExplained = explains.some(
          (one) => done && namesOf(done).some((name) => name.startsWith(one)),
        );
        if (isExplained && !known.has(id)) early.push(`${id}: ${seen.chosen ?? ""}`);
      }
      const { turns: turn, active } = seen.view;
      if (active === 0 && turn !== 0) turns.add(turn);
      const moment = momentOf(seen);
      if (!asked.length && !isGood(moment)) return undefined;
      const told: Told[] = [];
      for (let n = 0; n < AT_ONCE; n += 1) {
        const hint = nextHint(lesson, moment, (id) => known.has(id));
        if (!hint) break;
        told.push(tell(lesson, hint, moment));
        known.add(hint.id);
      }
      const words = told.flatMap(({ advice }) => advice?.word ?? []);
      const word = words.findLast((one) => moment.acts.some((act) => act.word === one)) ?? null;
      asked.push({ moment, told, isAdvised: word !== null, turn: turns.size });
      return parts.every(({ id }) => known.has(id)) ? undefined : word;
    },
    number,
  );
  return { asked, early, isEnded: parts.every(({ id }) => known.has(id)) };
}
