/** A scoring in steps, made from its events: castle by castle, territory by territory, principality by principality. */

import { after } from "../after";
import { scoreOf, strings, type Event, type View } from "../view";
import { placeOf, type Place } from "../words";

export const STATIONS = ["traitors", "environs", "influence", "vassals", "left"] as const;
export type Station = (typeof STATIONS)[number];

/** What is being counted. */
export type Counted =
  | { readonly kind: "castle"; readonly seat: number }
  | { readonly kind: "territory"; readonly cells: readonly string[] }
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "vassals" }
  | { readonly kind: "left" };

export interface Step {
  readonly id: string;
  readonly station: Station;
  readonly counted: Counted;
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
function about({ name, seat, facts }: Event): { station: Station; counted: Counted } | null {
  const place = placeOf(facts["place"]);
  if (name === "repelled" && seat !== null) return { station: "traitors", counted: { kind: "castle", seat } };
  if ((name === "withdrew" || name === "broke-tie") && place)
    return { station: "influence", counted: { kind: "place", place } };
  if (name !== "scored" || seat === null) return null;
  switch (facts["source"]) {
    case "traitors":
    case "excalibur":
    case "favor": // a point of the shield-bearer, who has repelled a traitor
      return { station: "traitors", counted: { kind: "castle", seat } };
    case "environs":
      return { station: "environs", counted: { kind: "territory", cells: strings(facts["cells"]) } };
    case "influence":
      return place && { station: "influence", counted: { kind: "place", place } };
    case "vassals":
      return { station: "vassals", counted: { kind: "vassals" } };
    case "apples":
    case "staffs":
    case "goods":
      return { station: "left", counted: { kind: "left" } };
    default:
      return null;
  }
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

/**
 * The last scoring that these events hold from its beginning to its end: from "scoring" to the next round, or to the
 * end of the game. Null while none is over.
 */
export function lastScoring(events: readonly Event[]): readonly Event[] | null {
  const start = events.findLastIndex(({ name }) => name === "scoring");
  if (start < 0) return null;
  const rest = events.slice(start);
  const end = rest.findIndex(({ name }) => name === "round" || name === "over");
  return end < 0 ? null : rest.slice(0, end);
}

/** A scoring in steps; `before` is the position in which it began. */
export function scoringOf(events: readonly Event[], before: View): Scoring {
  const steps: Step[] = [];
  let view = before;
  for (const event of events) {
    const found = about(event);
    const now = after(view, event);
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
  const round = Number(events.find(({ name }) => name === "scoring")?.facts["round"] ?? before.round);
  return { round, before, after: view, steps };
}

/** A row of the sheet: what each seat has from it so far. */
export interface SheetRow {
  readonly id: Station | Place;
  readonly gains: readonly number[];
  /** No step of it has been shown yet. */
  readonly isToCome: boolean;
  readonly isNow: boolean;
  /** A tie was won by the Grail. */
  readonly isGrail: boolean;
}

const rowOf = ({ counted, station }: Step): Station | Place =>
  counted.kind === "place" ? counted.place : station;

/** The sheet when `shown` steps have been counted; all of them: the sum. */
export function sheetOf({ steps, before }: Scoring, places: readonly Place[], shown: number): SheetRow[] {
  const hasLeft = steps.some(({ station }) => station === "left");
  const ids: (Station | Place)[] = [
    "traitors",
    "environs",
    ...places,
    "vassals",
    ...(hasLeft ? ["left" as const] : []),
  ];
  const isSum = shown >= steps.length;
  const now = isSum ? null : steps[shown - 1];
  const reached = isSum || !now ? Infinity : ids.indexOf(rowOf(now));
  return ids.map((id, index) => {
    const own = steps.filter((step) => rowOf(step) === id);
    const counted = steps.slice(0, shown).filter((step) => rowOf(step) === id);
    return {
      id,
      gains: before.points.map((_, seat) => counted.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0)),
      isToCome: index > reached,
      isNow: now !== undefined && now !== null && rowOf(now) === id,
      isGrail: own.some(({ events }) => events.some(({ name }) => name === "broke-tie")),
    };
  });
}
