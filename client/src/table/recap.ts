/** What the others did since the reader's last turn, in short: a sentence for each decision. */

import type { EventInfo } from "../lib/api";
import { sumOf, type Line } from "./log";
import type { Told } from "./told";

export interface RecapTurn {
  readonly number: number;
  readonly seat: number | null;
  /** The points that the turn brought its player. */
  readonly points: number;
  readonly lines: readonly Line[];
}

/** How a game tells its events. */
export interface Telling {
  readonly lineOf: (event: EventInfo) => Line | null;
  readonly isApart?: ((event: EventInfo, was: boolean) => boolean) | undefined;
}

interface Turn {
  readonly number: number;
  readonly seat: number | null;
  readonly told: Told[];
}

/** The number of turns that a spectator is told about. */
const WATCHED = 3;

/** The turns of others since the last one of this seat, oldest first; for a spectator the last ones. */
export function recapOf(told: readonly Told[], you: number | null, telling: Telling): RecapTurn[] {
  const turns: Turn[] = [];
  for (const one of told) {
    const { name, seat, facts } = one.event;
    if (name === "turn") turns.push({ number: Number(facts["number"]), seat, told: [] });
    turns.at(-1)?.told.push(one);
  }
  if (you === null) return turns.slice(-WATCHED).map((turn) => shortened(turn, telling));
  const isNow = turns.at(-1)?.seat === you;
  const before = isNow ? turns.slice(0, -1) : turns;
  const since = before.findLastIndex(({ seat }) => seat === you);
  return before.slice(since + 1).map((turn) => shortened(turn, telling));
}

function shortened({ number, seat, told }: Turn, { lineOf, isApart }: Telling): RecapTurn {
  const decisions: { seq: number; lines: Line[] }[] = [];
  let [points, wasApart] = [0, false];
  for (const { seq, event } of told) {
    const isWithin = wasApart;
    wasApart = isApart?.(event, wasApart) ?? false;
    const line = lineOf(event);
    // A scoring is only mentioned.
    if (!line || (isWithin && wasApart)) continue;
    if (line.seat === seat) points += line.points ?? 0;
    const last = decisions.at(-1);
    if (last?.seq === seq && last.lines[0]?.seat === line.seat) last.lines.push(line);
    else decisions.push({ seq, lines: [line] });
  }
  const lines = decisions.flatMap(({ lines: [first, ...more] }) =>
    first ? [{ ...first, points: sumOf([first, ...more]) || null }] : [],
  );
  return { number, seat, points, lines };
}
