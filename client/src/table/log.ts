/** The log: lines grouped by turn, the newest first. */

import type { EventInfo } from "../lib/api";
import type { Part } from "../lib/i18n.svelte";

export interface LogLine {
  readonly id: number;
  readonly seat: number | null;
  readonly parts: readonly Part[];
  readonly points: number | null;
  readonly isLit: boolean;
  /** The decision it came from, counted from 0, where one can go there. */
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

type Sentence = (event: EventInfo) => {
  seat: number | null;
  parts: readonly Part[];
  points: number | null;
} | null;

/** The events as a log; `lit` is the event that is being shown. */
export function logOf(
  logged: readonly Logged[],
  sentence: Sentence,
  lit: (event: EventInfo) => boolean = () => false,
): LogTurn[] {
  const turns: { number: number; lines: LogLine[] }[] = [{ number: 0, lines: [] }];
  for (const [id, { event, decision }] of logged.entries()) {
    if (event.name === "turn") turns.push({ number: Number(event.facts["number"]), lines: [] });
    const line = sentence(event);
    if (line) turns.at(-1)?.lines.push({ id, ...line, isLit: lit(event), decision });
  }
  return turns
    .filter((turn) => turn.lines.length)
    .map(({ number, lines }) => ({ number, lines: lines.reverse() }))
    .reverse();
}
