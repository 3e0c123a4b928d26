/** The log: turns, the newest first, and within each its lines in the order of what happened. */

import type { EventInfo } from "../lib/api";
import type { Part } from "../lib/i18n.svelte";

/** The people who read: the seat of the one at this screen (null for a spectator), and everyone's names. */
export interface Readers {
  readonly you: number | null;
  readonly names: readonly string[];
}

/** An event in words. */
export interface Line {
  readonly seat: number | null;
  readonly parts: readonly Part[];
  /** The points it brought or cost. */
  readonly points: number | null;
  /** The piece it speaks of, by the name that the game has for it. */
  readonly sign?: string | null;
}

/** The points that these lines tell of together. */
export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + (points ?? 0), 0);
}

export interface LogLine extends Line {
  readonly id: number;
  readonly isLit: boolean;
  /** The decision it came from, counted from 0; null if there is no link to it. */
  readonly decision: number | null;
}

export interface LogTurn {
  /** 0 before the first turn. */
  readonly number: number;
  readonly lines: readonly LogLine[];
}

/** An event with what is needed to find it again. */
export interface Logged {
  readonly event: EventInfo;
  readonly decision: number | null;
}

/**
 * The events as a log; `lit` is the event that is being shown. Lines and turns that have not changed since `before` are
 * the same objects, so that a long log is not drawn again for every event.
 */
export function logOf(
  logged: readonly Logged[],
  lineOf: (event: EventInfo) => Line | null,
  lit: (event: EventInfo) => boolean = () => false,
  before: readonly LogTurn[] = [],
): LogTurn[] {
  const known = new Map(before.flatMap(({ lines }) => lines.map((line) => [line.id, line])));
  const turns: { number: number; lines: LogLine[] }[] = [{ number: 0, lines: [] }];
  for (const [id, { event, decision }] of logged.entries()) {
    if (event.name === "turn") turns.push({ number: Number(event.facts["number"]), lines: [] });
    const said = lineOf(event);
    if (!said) continue;
    const line = { id, ...said, isLit: lit(event), decision };
    const old = known.get(id);
    turns.at(-1)?.lines.push(old && isSame(old, line) ? old : line);
  }
  const old = new Map(before.map((turn) => [turn.number, turn]));
  return turns
    .filter((turn) => turn.lines.length)
    .map((turn) => kept(turn, old.get(turn.number)))
    .reverse();
}

function isSame(one: LogLine, other: LogLine): boolean {
  return one.parts === other.parts && one.isLit === other.isLit && one.decision === other.decision;
}

function kept(turn: LogTurn, old: LogTurn | undefined): LogTurn {
  const isKept =
    old?.lines.length === turn.lines.length && old.lines.every((line, nth) => line === turn.lines[nth]);
  return isKept ? old : turn;
}
