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
  /** The pieces that its player's events speak of, each once in a row. */
  readonly signs: readonly string[];
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

function turnsIn(told: readonly Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const one of told) {
    const { name, seat, facts } = one.event;
    if (name === "turn") turns.push({ number: Number(facts["number"]), seat, told: [] });
    turns.at(-1)?.told.push(one);
  }
  return turns;
}

/** What the last turn of this seat brought, a short sentence for each decision. */
export function ownTurn(told: readonly Told[], you: number | null, telling: Telling): readonly Line[] {
  const own = turnsIn(told).findLast(({ seat }) => you !== null && seat === you);
  return own ? shortened(own, telling).lines : [];
}

/** The turns of others since the last one of this seat, oldest first; for a spectator the last ones. */
export function recapOf(told: readonly Told[], you: number | null, telling: Telling): RecapTurn[] {
  const turns = turnsIn(told);
  if (you === null) return turns.slice(-WATCHED).map((turn) => shortened(turn, telling));
  const isNow = turns.at(-1)?.seat === you;
  const before = isNow ? turns.slice(0, -1) : turns;
  const since = before.findLastIndex(({ seat }) => seat === you);
  return before.slice(since + 1).map((turn) => shortened(turn, telling));
}

function shortened({ number, seat, told }: Turn, { lineOf, isApart }: Telling): RecapTurn {
  const decisions: { seq: number; lines: Line[] }[] = [];
  const signs: string[] = [];
  let [points, wasApart] = [0, false];
  for (const { seq, event } of told) {
    const isWithin = wasApart;
    wasApart = isApart?.(event, wasApart) ?? false;
    const line = lineOf(event);
    // A scoring is only mentioned.
    if (!line || (isWithin && wasApart)) continue;
    if (line.seat === seat) points += line.points ?? 0;
    if (line.seat === seat && line.sign && line.sign !== signs.at(-1)) signs.push(line.sign);
    const last = decisions.at(-1);
    if (last?.seq === seq && last.lines[0]?.seat === line.seat) last.lines.push(line);
    else decisions.push({ seq, lines: [line] });
  }
  const lines = decisions.flatMap(({ lines: [first, ...more] }) =>
    first ? [{ ...first, points: sumOf([first, ...more]) || null }] : [],
  );
  return { number, seat, points, lines, signs };
}

/** What a rival did since the reader's last turn, in a few signs. */
export interface InShort {
  readonly seat: number;
  readonly signs: readonly string[];
  readonly points: number;
}

/** The signs for each rival, by the number of rivals; more of them have fewer. */
const SIGNS = [0, 6, 6, 4, 3];

/** The turns of others in signs, until the reader has decided something in the own turn. */
export function inShort(told: readonly Told[], you: number | null, telling: Telling): InShort[] {
  const now = told.findLast(({ event }) => event.name === "turn");
  if (you === null || now?.event.seat !== you || now.seq !== told.at(-1)?.seq) return [];
  const rivals = new Map<number, RecapTurn[]>();
  for (const turn of recapOf(told, you, telling))
    if (turn.seat !== null) rivals.set(turn.seat, [...(rivals.get(turn.seat) ?? []), turn]);
  const most = SIGNS[rivals.size] ?? 3;
  return [...rivals].map(([seat, turns]) => ({
    seat,
    signs: turns.flatMap(({ signs }) => signs).slice(0, most),
    points: turns.reduce((sum, { points }) => sum + points, 0),
  }));
}
