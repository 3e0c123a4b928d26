/**
 * A scoring in steps, derived from its events: castle by castle, territory by territory, principality by
 * principality.
 */

import { patched, type Wire } from "../../lib/change";
import type { Told } from "../../table/told";
import { recordOf as eventRecord } from "../events/records";
import { type StepRecord } from "./records";
import { answered, fromBelow } from "../layers";
import type { Event } from "../rules";
import { read, scoreOf, type View } from "../position/view";
import type { Place } from "../position/words";
import { rowsBeside, stationsOf } from "./stations";
import type { Counted, Subject } from "./subjects";

export interface Step extends Subject {
  readonly id: string;
  readonly events: readonly Event[];
  /** The positions before and after it. */
  readonly before: View;
  readonly after: View;
  /** The points that it brings or costs each seat. */
  readonly gains: readonly number[];
}

export interface Scoring {
  readonly round: number;
  readonly before: View;
  readonly after: View;
  readonly steps: readonly Step[];
}

/** The layers' record of steps of this kind. */
export function recordOf({ counted: { kind } }: Pick<Step, "counted">): StepRecord {
  const records = fromBelow().flatMap(({ steps }) => steps?.[kind] ?? []);
  return Object.assign({}, ...records) as StepRecord;
}

/** The subject of an event in a scoring; null if it merely accompanies one. */
function about(event: Event): Subject | null {
  return answered(({ events }) => eventRecord(events, event).about?.(event));
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

/** A scoring in steps; `start` is the position in which it began. */
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
    // Events that accompany a step, or come before the first, do not belong to a row of the sheet.
    if (step && found) {
      const gains = now.points.map((_, seat) => scoreOf(now, seat) - scoreOf(step.before, seat));
      steps[steps.length - 1] = { ...step, events: [...step.events, event], after: now, gains };
    }
    view = now;
  }
  const begun = told.map(({ event }) => event as Event).find((event) => event.name === "scoring");
  return { round: begun?.facts.round ?? before.round, before, after: view, steps };
}

/** A row of the sheet, with the points of each seat so far. */
export interface SheetRow {
  /** A station, a principality, or a source that is scored along with the traitors. */
  readonly id: string;
  readonly gains: readonly number[];
  /** Whether none of its steps has been shown yet. */
  readonly isToCome: boolean;
  readonly isNow: boolean;
  /** Whether the Grail won a tie. */
  readonly isGrail: boolean;
}

const rowOf = ({ counted, station }: Step): string => (counted.kind === "place" ? counted.place : station);

/** The row that an event of a step belongs to. */
function rowOfEvent(step: Step, { name, facts }: Event): string {
  const beside = name === "scored" ? rowsBeside().find(({ key }) => key === facts.source) : undefined;
  return beside?.key ?? rowOf(step);
}

/** The tiles whose manors go home when territories are cleared. */
export function clearedCells({ events }: Pick<Step, "events">): string[] {
  return events.flatMap(({ name, facts }) => (name === "cleared" || name === "abandoned" ? facts.cells : []));
}

/** The traitors on a wall that were not repelled and cost points. */
export function unrepelled(traitors: readonly Place[], events: readonly Event[]): Place[] {
  const gone = events.flatMap(({ name, facts }) => (name === "repelled" ? [facts.traitor] : []));
  return traitors.filter((place) => {
    const at = gone.indexOf(place);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** The sheet at a step, including its points. After the last step comes the sum. */
export function sheetOf({ steps, before }: Scoring, places: readonly Place[], at: number): SheetRow[] {
  const told = steps.map((step) => ({
    step,
    events: step.events.map((event) => ({ event, row: rowOfEvent(step, event) })),
  }));
  const has = (id: string) => told.some(({ events }) => events.some(({ row }) => row === id));
  const ids = stationsOf().flatMap(({ key, isRare }): readonly string[] => {
    if (key === "traitors") return [key, ...rowsBeside().flatMap((row) => (has(row.key) ? [row.key] : []))];
    if (key === "influence") return places;
    return isRare && !has(key) ? [] : [key];
  });
  const now = told[at];
  const rows = now ? [rowOf(now.step), ...now.events.map(({ row }) => row)] : [];
  // Sources scored along with the traitors are never ahead of them.
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
