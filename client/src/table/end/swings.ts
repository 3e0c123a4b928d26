/** The turns that moved the points most. */

import type { Timeline } from "../../lib/api";
import { courseOf, turnsOf, type Turn } from "../replay/turns";

export interface Swing {
  readonly turn: Turn;
  /** The seat that gained most in it. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  /** How much more that seat gained than the others, since all may score in it. */
  readonly gain: number;
  /** It took the lead: nobody else had as many points after it, and somebody had before. */
  readonly tookLead: boolean;
  /** The decision of the turn that brought most. */
  readonly decision: number;
}

export const MOST_SWINGS = 4;

function leads(points: readonly number[], seat: number): boolean {
  return points.every((other, index) => index === seat || other < (points[seat] ?? 0));
}

/** How much more a seat gained than the others on average. */
function ahead(gains: readonly number[], seat: number): number {
  const others = gains.filter((_, index) => index !== seat);
  return (gains[seat] ?? 0) - others.reduce((sum, gain) => sum + gain, 0) / Math.max(1, others.length);
}

/** Within a turn, the decision after which this seat had gained most. */
function decisive({ steps, final_points }: Timeline, { first, end }: Turn, seat: number): number {
  let [best, found] = [-Infinity, first];
  for (let number = first; number < end; number += 1) {
    const before = steps[number]?.points[seat] ?? 0;
    const after = (steps[number + 1]?.points ?? final_points)[seat] ?? 0;
    if (after - before > best) [best, found] = [after - before, number];
  }
  return found;
}

function swingOf(timeline: Timeline, course: readonly (readonly number[])[], turn: Turn): Swing {
  const before = course[turn.number - 1] ?? [];
  const after = course[turn.number] ?? [];
  const gains = after.map((points, seat) => points - (before[seat] ?? 0));
  const seat = gains.indexOf(Math.max(...gains));
  return {
    turn,
    seat,
    before: before[seat] ?? 0,
    after: after[seat] ?? 0,
    gain: ahead(gains, seat),
    tookLead: leads(after, seat) && !leads(before, seat),
    decision: decisive(timeline, turn, seat),
  };
}

/** At most four turns, the largest gain first. Among equals, turns that took the lead come first, then later ones. */
export function swingsOf(timeline: Timeline, most = MOST_SWINGS): Swing[] {
  const course = courseOf(timeline);
  return turnsOf(timeline.steps)
    .map((turn) => swingOf(timeline, course, turn))
    .filter(({ gain }) => gain > 0)
    .sort(
      (one, other) =>
        other.gain - one.gain ||
        Number(other.tookLead) - Number(one.tookLead) ||
        other.turn.number - one.turn.number,
    )
    .slice(0, most);
}
