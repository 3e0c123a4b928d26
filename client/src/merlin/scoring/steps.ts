/** A scoring in steps, made from its events: castle by castle, territory by territory, principality by principality. */

import { patched, type Wire } from "../../lib/change";
import type { Told } from "../../table/told";
import { recordOf } from "../events/records";
import { answered } from "../layers";
import type { Event } from "../rules";
import { read, scoreOf, type View } from "../position/view";
import type { Place } from "../position/words";
import type { Counted, Station, Subject } from "./subjects";

export interface Step extends Subject {
  readonly id: string;
  readonly events: readonly Event[];
  /** The position before it, and after it. */
  readonly before: View;
  readonly after: View;
  /** What it brings or costs each seat. */
  readonly gains: readonly number[];
}

export interface Scoring {
  readonly round: number;
  readonly before: View;
  readonly after: View;
  readonly steps: readonly Step[];
}

/** What an event of a scoring is about; null for what only happens along with it. */
function about(event: Event): Subject | null {
  return answered(({ events }) => recordOf(events, event).about?.(event));
}

function idOf(counted: Counted): string {
  switch (counted.kind) {
    case "castle":
      return `castle:${counted.seat}`;
    case "territory":
      return counted.cells.join(" ");
    case "place":
      return counted.place;
    default:
      return counted.kind;
  }
}

/** A scoring in steps; `before` is the position in which it began. */
export function scoringOf(told: readonly Told[], start: Wire): Scoring {
  const steps: Step[] = [];
  const before = read(start);
  let [wire, view] = [start, before];
  for (const { event: happened, change } of told) {
    const event = happened as Event;
    const found = about(event);
    wire = patched(wire, change);
    const now = read(wire);
    const last = steps.at(-1);
    const id = found && idOf(found.counted);
    if (found && id !== null && last?.id !== id) {
      steps.push({ ...found, id, events: [], before: view, after: view, gains: [] });
    }
    const step = steps.at(-1);
    // What happens along with a step, or before the first, belongs to no row of the sheet.
    if (step && found) {
      const gains = now.points.map((_, seat) => scoreOf(now, seat) - scoreOf(step.before, seat));
      steps[steps.length - 1] = { ...step, events: [...step.events, event], after: now, gains };
    }
    view = now;
  }
  const begun = told.map(({ event }) => event as Event).find((event) => event.name === "scoring");
  return { round: begun?.facts.round ?? before.round, before, after: view, steps };
}

/** Points that come along with traitors have rows of their own. */
const BESIDE = ["excalibur", "favor"] as const;

export type Row = Station | Place | (typeof BESIDE)[number];

/** A row of the sheet: what each seat has from it so far. */
export interface SheetRow {
  readonly id: Row;
  readonly gains: readonly number[];
  /** No step of it has been shown yet. */
  readonly isToCome: boolean;
  readonly isNow: boolean;
  /** A tie was won by the Grail. */
  readonly isGrail: boolean;
}

const rowOf = ({ counted, station }: Step): Row => (counted.kind === "place" ? counted.place : station);

/** The row that an event of a step belongs to. */
function rowOfEvent(step: Step, { name, facts }: Event): Row {
  const beside = name === "scored" ? BESIDE.find((source) => source === facts.source) : undefined;
  return beside ?? rowOf(step);
}

/** The tiles whose manors go home when territories are cleared. */
export function clearedCells({ events }: Pick<Step, "events">): string[] {
  return events.flatMap(({ name, facts }) => (name === "cleared" || name === "abandoned" ? facts.cells : []));
}

/** The traitors on a wall that nothing has repelled: they cost points. */
export function unrepelled(traitors: readonly Place[], events: readonly Event[]): Place[] {
  const gone = events.flatMap(({ name, facts }) => (name === "repelled" ? [facts.traitor] : []));
  return traitors.filter((place) => {
    const at = gone.indexOf(place);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** The sheet at a step, which is counted on it; behind the last step stands the sum. */
export function sheetOf({ steps, before }: Scoring, places: readonly Place[], at: number): SheetRow[] {
  const told = steps.map((step) => ({
    step,
    events: step.events.map((event) => ({ event, row: rowOfEvent(step, event) })),
  }));
  const has = (id: Row) => told.some(({ events }) => events.some(({ row }) => row === id));
  const ids: Row[] = ["traitors", ...BESIDE.filter(has), "environs", ...places, "vassals"];
  if (has("picts")) ids.push("picts");
  if (has("left")) ids.push("left");
  const now = told[at];
  const rows = now ? [rowOf(now.step), ...now.events.map(({ row }) => row)] : [];
  // What comes along with the traitors is never ahead of them.
  const reached = now
    ? ids.indexOf(now.step.station === "traitors" ? "environs" : rowOf(now.step))
    : Infinity;
  return ids.map((id, index) => {
    const counted = told.slice(0, at + 1).flatMap(({ events }) => events.filter(({ row }) => row === id));
    const gains = before.points.map((_, seat) =>
      counted.reduce((sum, { event }) => sum + (event.seat === seat ? pointsOf(event) : 0), 0),
    );
    return {
      id,
      gains,
      isToCome: now?.step.station === "traitors" ? index >= reached : index > reached,
      isNow: rows.includes(id),
      isGrail: told.some(({ events }) =>
        events.some(({ row, event }) => row === id && event.name === "broke-tie"),
      ),
    };
  });
}

function pointsOf({ name, facts }: Event): number {
  return name === "scored" ? facts.points : 0;
}
