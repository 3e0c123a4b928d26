/** Beats: events that are shown in one motion, with all that they change. */

import type { EventInfo, Step } from "../lib/api";
import { patched, type Wire } from "../lib/change";
import { PACE } from "./pace";
import type { Presentation } from "./presentation";
import { FLIGHT, type Flight } from "./stage.svelte";
import { PASSED, toldOf, type Told } from "./told";

/** The event with which a turn begins, in every game. */
const TURN = "turn";

/** A position, and whether it is part of something shown apart from the table, such as a scoring. */
export interface Standpoint<View> {
  readonly wire: Wire;
  readonly view: View;
  readonly isApart: boolean;
}

export interface Beat<View> extends Standpoint<View> {
  readonly told: readonly Told[];
  readonly before: Standpoint<View>;
  readonly flights: readonly Flight[];
  /** The time it would like, and how much of that pieces walk; 0 if there is nothing to follow. */
  readonly need: number;
  readonly walk: number;
  /** Our own moves need no time to be read. */
  readonly isOurs: boolean;
  readonly isTurn: boolean;
}

/** Milliseconds between signs that rise from the same place. */
const APART = 160;

const eventsOf = (told: readonly Told[]): EventInfo[] => told.map(({ event }) => event);

/** The events of a step in groups, each of which is shown in one motion. */
function grouped<View>(told: readonly Told[], presentation: Presentation<View>): Told[][] {
  const groups: Told[][] = [];
  for (const one of told) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && presentation.isWith?.(one.event, last.event)) group?.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The time that flights take: signs fly first, then pieces. */
function flown(flights: readonly Flight[]): { marks: number; pieces: number } {
  const last = (isMark: boolean, lasting: number) =>
    Math.max(
      0,
      ...flights.filter((one) => (one.isMark ?? false) === isMark).map(({ delay = 0 }) => delay + lasting),
    );
  return { marks: last(true, FLIGHT.mark), pieces: last(false, FLIGHT.piece) };
}

/** The beats of a step. A step without events is one unseen beat. */
export function beatsOf<View>(
  step: Step,
  start: Standpoint<View>,
  you: number | null,
  presentation: Presentation<View>,
): Beat<View>[] {
  if (!step.events.length)
    return [unseen(start, patched(start.wire, (step.changes ?? []).flat()), presentation)];
  let before = start;
  return grouped(toldOf(step), presentation).map((told) => {
    const beat = beatOf(told, before, you, presentation);
    before = beat;
    return beat;
  });
}

/** A change without an event. */
export function unseen<View>(
  before: Standpoint<View>,
  wire: Wire,
  presentation: Presentation<View>,
): Beat<View> {
  return {
    ...{ before, wire, view: presentation.read(wire), isApart: before.isApart },
    ...{ told: [], flights: [], need: 0, walk: 0, isOurs: false, isTurn: false },
  };
}

function beatOf<View>(
  told: readonly Told[],
  before: Standpoint<View>,
  you: number | null,
  presentation: Presentation<View>,
): Beat<View> {
  const flights: Flight[] = [];
  let { wire, view, isApart } = before;
  for (const { event, change } of told) {
    if (event.name === PASSED) continue;
    wire = patched(wire, change);
    const now = presentation.read(wire);
    flights.push(...presentation.flights(view, now, event, you));
    isApart = presentation.isApart?.(event, isApart) ?? false;
    view = now;
  }
  const events = eventsOf(told);
  const isOurs = events.every(({ seat }) => seat !== null && seat === you);
  const isTurn = events.some(({ name }) => name === TURN);
  const known = { told, before, wire, view, isApart, isOurs, isTurn };
  if (isApart || events.every((event) => presentation.isSilent(event)))
    return { ...known, flights: [], need: 0, walk: 0 };
  return { ...known, ...timed(spread(flights), before.view, view, events, isOurs, presentation) };
}

function timed<View>(
  flights: readonly Flight[],
  before: View,
  now: View,
  events: readonly EventInfo[],
  isOurs: boolean,
  presentation: Presentation<View>,
): Pick<Beat<View>, "flights" | "need" | "walk"> {
  const walk = presentation.walk?.(before, now, events) ?? 0;
  const { marks, pieces } = flown(flights);
  const need = Math.max(isOurs ? 0 : PACE.event, marks + Math.max(pieces, walk));
  return { flights, need, walk };
}

/** Several beats as one: everything moves at the same time, and a piece that moves twice goes all the way in one flight. */
export function joined<View>(
  beats: readonly [Beat<View>, ...Beat<View>[]],
  presentation: Presentation<View>,
): Beat<View> {
  const [first] = beats;
  const last = beats.at(-1) ?? first;
  if (first === last) return first;
  const told = beats.flatMap((beat) => beat.told);
  const flights = spread(linked(beats.flatMap((beat) => beat.flights)));
  const isOurs = beats.every((beat) => beat.isOurs);
  return {
    ...last,
    ...{ told, before: first.before, isOurs, isTurn: beats.some((beat) => beat.isTurn) },
    ...timed(flights, first.before.view, last.view, eventsOf(told), isOurs, presentation),
  };
}

/** Signs from the same place rise one after the other, so that each can be read. */
function spread(flights: readonly Flight[]): Flight[] {
  const risen = new Map<string, number>();
  return flights.map((flight) => {
    if (!flight.isMark) return flight;
    const from = flight.from.join(" ");
    const count = risen.get(from) ?? 0;
    risen.set(from, count + 1);
    return { ...flight, delay: count * APART };
  });
}

/** Join two flights if one begins where the other ends. */
function linked(flights: readonly Flight[]): Flight[] {
  const all: Flight[] = [];
  for (const flight of flights) {
    const at = flight.isMark
      ? -1
      : all.findIndex(
          ({ card, to }) => card === flight.card && to.some((place) => flight.from.includes(place)),
        );
    const earlier = all[at];
    if (earlier) all[at] = { ...flight, from: earlier.from };
    else all.push(flight);
  }
  return all;
}
