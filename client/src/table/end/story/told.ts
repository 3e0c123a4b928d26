/** What a story of a game shows: curves turn by turn, and the points where the game turned. */

import type { Analysis, EventInfo, Timeline } from "../../../lib/api";

export const MOST = 5;

type Move = Analysis["moves"][number];
type Gift = Analysis["gifts"][number];

/** A decision that cost a chance of winning, or a gift of chance. */
export type Turning =
  | { readonly what: "move"; readonly number: number; readonly seat: number; readonly move: Move }
  | { readonly what: "gift"; readonly number: number; readonly seat: number; readonly gift: Gift };

/** Everybody's chance in per cent after each turn; index 0 is the beginning. */
export function curves({ points }: Pick<Analysis, "points">): number[][] {
  const last = points.at(-1)?.turn ?? 0;
  const found: number[][] = [];
  for (const { turn, chances } of points.slice(0, -1)) {
    const shown = chances.map((chance) => Math.round(100 * chance));
    // A turn in which nobody had a choice leaves the chances as they were.
    while (found.length < Math.max(0, turn - 1)) found.push(found.at(-1) ?? shown);
    found.push(shown);
  }
  while (found.length < last) found.push(found.at(-1) ?? []);
  const end = points.at(-1);
  if (end) found.push(end.chances.map((chance) => Math.round(100 * chance)));
  return found;
}

/** The greatest turning points in the order of the game; of one seat only, if one is given. */
export function turningsOf(analysis: Analysis, seat: number | null): Turning[] {
  const found: Turning[] = [];
  for (const { what, index, seat: whose } of analysis.turnings) {
    if (seat !== null && whose !== seat) continue;
    const [move, gift] = [analysis.moves[index], analysis.gifts[index]];
    if (what === "move" && move) found.push({ what, number: move.number, seat: whose, move });
    if (what === "gift" && gift) found.push({ what, number: gift.number, seat: whose, gift });
  }
  return found.slice(0, MOST).toSorted((one, other) => one.number - other.number);
}

const FRAMES = ["round-ended", "round", "over"];

/** What a seat has brought about from a decision on, in the same turn. */
export function playedFrom(
  number: number,
  { steps }: Pick<Timeline, "steps">,
  events: readonly EventInfo[],
): EventInfo[] {
  const first = steps[number];
  if (!first) return [];
  const end = steps.find(
    (step) => step.number > number && (step.turn !== first.turn || step.seat !== first.seat),
  );
  const told = events.slice(first.events, end?.events ?? events.length).filter(({ name }) => name !== "turn");
  const over = told.findIndex(({ name }) => FRAMES.includes(name));
  return told.slice(0, over < 0 ? told.length : over).filter(({ seat }) => seat === first.seat);
}

/** How many events of a step are told. */
const FEW = 6;

/** What the decision before a gift of chance brought up. */
export function cameWith(
  number: number,
  { steps }: Pick<Timeline, "steps">,
  events: readonly EventInfo[],
): EventInfo[] {
  const first = steps[number - 1];
  if (!first) return [];
  const told = events.slice(first.events, steps[number]?.events ?? events.length);
  return told.filter(({ name }) => name !== "turn" && !FRAMES.includes(name)).slice(0, FEW);
}

/** The sources of a difference under their names, the greatest first; those that do not matter are left out. */
export function partsOf(
  { parts }: Pick<Move, "parts">,
  nameOf: (source: string) => string,
): [string, number][] {
  const named = new Map<string, number>();
  for (const [source, points] of Object.entries(parts)) {
    const name = nameOf(source);
    named.set(name, (named.get(name) ?? 0) + points);
  }
  return [...named]
    .filter(([, points]) => Math.abs(points) >= 0.5)
    .toSorted((one, other) => Math.abs(other[1]) - Math.abs(one[1]));
}

/** Up to which round a game has been looked through. */
export function lookedThrough(done: number, { steps }: Pick<Timeline, "steps">): number {
  return steps[Math.max(0, Math.min(done, steps.length) - 1)]?.round ?? 1;
}
