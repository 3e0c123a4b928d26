/** The timeline of a game in turns: where each begins, and how the points stood after it. */

import type { Timeline } from "../../lib/api";

export type ReplayStep = Timeline["steps"][number];

/** How rounds go. */
export interface Rhythm {
  /** The rounds that end with a scoring. */
  readonly scorings: readonly number[];
}

/** Points are made at any time. */
export const NO_SCORINGS: Rhythm = { scorings: [] };

/** The first turn of every round. */
export type Rounds = readonly number[];

/** A turn in which something was decided. */
export interface Turn {
  /** Counted from 1, as the game counts. */
  readonly number: number;
  /** Whose turn it is: the seat of its first decision. */
  readonly seat: number;
  /** Its first decision, and the first of what follows. */
  readonly first: number;
  readonly end: number;
}

/** The turns in order, without turns in which nobody had a choice. */
export function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  for (const { number, turn, seat } of steps) {
    const last = turns.at(-1);
    if (last?.number === turn) turns[turns.length - 1] = { ...last, end: number + 1 };
    else turns.push({ number: turn, seat, first: number, end: number + 1 });
  }
  return turns;
}

/** The place in the list of the turn that a position belongs to; the last one for the position after all decisions. */
export function turnAt(turns: readonly Turn[], position: number): number {
  const found = turns.findIndex((turn) => position < turn.end);
  return found < 0 ? turns.length - 1 : found;
}

/** Back to the beginning of this turn, or from there of the one before. */
export function turnBack(turns: readonly Turn[], position: number): number {
  return turns.findLast((turn) => turn.first < position)?.first ?? 0;
}

/** On to the beginning of the next turn, or to the end. */
export function turnOn(turns: readonly Turn[], position: number): number {
  return turns.find((turn) => turn.first > position)?.first ?? turns.at(-1)?.end ?? 0;
}

/** Where the rounds begin. By default a round has one turn per seat. */
export function roundsOf(steps: readonly ReplayStep[], seats: number): Rounds {
  const last = Math.max(1, ...steps.map(({ turn }) => turn));
  if (steps.every(({ round }) => round === null)) {
    return Array.from({ length: Math.ceil(last / seats) }, (_, index) => index * seats + 1);
  }
  const firsts: number[] = [];
  // A round in which nobody had a choice would begin with the next one.
  for (const { turn, round } of steps) while (firsts.length < (round ?? 0)) firsts.push(turn);
  return firsts;
}

/** In which round a turn was, counted from 1. */
export function roundOf(turn: number, rounds: Rounds): number {
  return Math.max(1, rounds.filter((first) => first <= turn).length);
}

/** The last turn of a round; `turns` is the number of all turns. */
export function endOfRound(round: number, rounds: Rounds, turns: number): number {
  return Math.min(turns, (rounds[round] ?? turns + 1) - 1);
}

/** How the points stood after each turn: index 0 is the beginning, index k after turn k. */
export function courseOf({ steps, final_points }: Timeline): readonly (readonly number[])[] {
  const course: (readonly number[])[] = [];
  for (const { turn, points } of steps) while (course.length < turn) course.push(points);
  return [...course, final_points];
}

/** The decision that an event came from: -1 for what happened before the first. */
export function decisionOf(steps: readonly ReplayStep[], event: number): number {
  return steps.findLastIndex(({ events }) => events <= event);
}

/** How many turns there were, with or without a choice. */
export function lastTurn(turns: readonly Turn[]): number {
  return Math.max(1, turns.at(-1)?.number ?? 1);
}

/** Where a position is on the timeline, from 0 to 1. All turns have the same length, shared by their decisions. */
export function shareOf(turns: readonly Turn[], position: number): number {
  const turn = turns[turnAt(turns, position)];
  if (!turn || position >= (turns.at(-1)?.end ?? 0)) return 1;
  const within = (position - turn.first + 0.5) / (turn.end - turn.first);
  return (turn.number - 1 + within) / lastTurn(turns);
}

/** The position at a place of the timeline. */
export function positionAt(turns: readonly Turn[], share: number): number {
  const end = turns.at(-1)?.end ?? 0;
  if (share >= 1) return end;
  const at = Math.max(0, share) * lastTurn(turns);
  const turn = turns.find(({ number }) => number > at);
  if (!turn) return end;
  const length = turn.end - turn.first;
  return turn.first + Math.max(0, Math.min(length - 1, Math.floor((at - turn.number + 1) * length)));
}
