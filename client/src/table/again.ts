/** The turns of the others since the reader's last one, so that they can be shown once more. */

import type { Step } from "../lib/api";
import type { Patch } from "../lib/change";
import { allTold, isPlayable, standing, toldOf, type Told } from "./told";

/** How long it takes to show them once more, in milliseconds at the usual speed. */
export const AGAIN = 3000;

export interface Again {
  /** The number of decisions before the step in which the first of these turns begins. */
  readonly decisions: number;
  /** What that step has changed before the turn, and all that was told until then. */
  readonly change: Patch;
  readonly told: readonly Told[];
  /** From there to the reader's own turn. */
  readonly steps: readonly Step[];
  readonly turns: number;
}

/** Where a turn begins: the index of the step, and of the event in it. */
interface Beginning {
  readonly at: number;
  readonly nth: number;
  readonly seat: number | null;
}

function beginningsIn(steps: readonly Step[]): Beginning[] {
  return steps.flatMap(({ events }, at) =>
    events.flatMap(({ name, seat }, nth) => (name === "turn" ? [{ at, nth, seat }] : [])),
  );
}

/** The part of a step from one of its events on. It is nobody's own. */
function from(step: Step, nth: number): Step {
  const { events, changes } = step;
  return {
    ...step,
    kind: "decided",
    seat: null,
    events: events.slice(nth),
    changes: changes && changes.slice(nth),
  };
}

/** What the others did since the last turn of this seat; null if that was nothing, or is not known any more. */
export function againOf(steps: readonly Step[], you: number): Again | null {
  const all = standing(steps);
  const turns = beginningsIn(all);
  const now = turns.at(-1)?.seat === you ? turns.at(-1) : undefined;
  const others = now ? turns.slice(0, -1) : turns;
  const missed = others.slice(others.findLastIndex(({ seat }) => seat === you) + 1);
  const [begin] = missed;
  const first = begin && all[begin.at];
  if (!begin || !first) return null;
  const shown = all.slice(begin.at, now ? now.at + 1 : undefined);
  if (!isPlayable(shown)) return null;
  const before = all.slice(0, begin.at);
  const told = toldOf(first);
  return {
    decisions: before.filter(({ kind }) => kind !== "began").length,
    change: (first.changes ?? []).slice(0, begin.nth).flat(),
    told: [...allTold(before), ...told.slice(0, told.length - first.events.length + begin.nth)],
    steps: [from(first, begin.nth), ...shown.slice(1)],
    turns: missed.length,
  };
}
