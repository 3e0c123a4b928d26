/** What the table needs to know about an event, read from its record. */

import type { EventInfo } from "../../lib/api";
import type { Heard } from "../../lib/hearing";
import type { Line, Readers } from "../../table/log";
import type { Flight } from "../../table/stage.svelte";
import { columnFell, sealed } from "../modules/seals/events";
import type { View } from "../position/view";
import type { Event, EventName } from "../rules";
import { began, over, passed, turn } from "./course";
import { drewAdversaries, drewKnights, reshuffled } from "./drawing";
import type { EventRecord } from "./record";
import { defeated, ventured } from "./winning";

type Named<Name extends EventName> = Extract<Event, { name: Name }>;

const RECORDS: { readonly [Name in EventName]: EventRecord<Named<Name>> } = {
  began,
  turn,
  "drew-adversaries": drewAdversaries,
  defeated,
  sealed,
  "column-fell": columnFell,
  ventured,
  "drew-knights": drewKnights,
  reshuffled,
  passed,
  over,
};

/** The record of an event; undefined for one that this client does not know. */
export function recordOf({ name }: EventInfo): EventRecord<Event> | undefined {
  return (RECORDS as Readonly<Record<string, EventRecord<Event>>>)[name];
}

/** The sentence of an event; null if it needs none. */
export function lineOf(event: EventInfo, readers: Readers): Line | null {
  const { seat } = event;
  const record = recordOf(event);
  const happened = event as Event;
  const teller = {
    isYou: seat !== null && seat === readers.you,
    name: seat === null ? "" : (readers.names[seat] ?? ""),
    readers,
  };
  const parts = record?.say?.(happened, teller) ?? [];
  return parts.length ? { seat, parts, points: record?.points?.(happened) ?? null } : null;
}

export function flightsOf(before: View, now: View, event: EventInfo): Flight[] {
  return recordOf(event)?.flights?.(event as Event, before, now) ?? [];
}

/** The card that an event speaks of. */
export function signOf(event: EventInfo): string | null {
  return recordOf(event)?.sign?.(event as Event) ?? null;
}

export function soundOf(event: EventInfo): Heard | null {
  const sound = recordOf(event)?.sound;
  return sound ? { sound } : null;
}
