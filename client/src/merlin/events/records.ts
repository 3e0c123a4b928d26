/** What the client knows about events: how each is told, shown and heard. */

import type { Heard, Sound } from "../../lib/hearing";
import type { Part } from "../../lib/i18n.svelte";
import type { Flight } from "../../table/stage.svelte";
import type { View } from "../position/view";
import type { Event, EventName } from "../rules";
import type { Subject } from "../scoring/subjects";
import type { Teller } from "../telling/teller";

type Named<Name extends EventName> = Extract<Event, { readonly name: Name }>;

/** An event in one record. A function that returns null leaves the event to the layers further in. */
export interface EventRecord<Told extends Event> {
  /** Its sentence in the log; null if it needs none. */
  readonly say: ((event: Told, teller: Teller) => readonly Part[] | null) | null;
  /** The pieces that fly, with origin and destination; `who` is the seat it is about, or whose turn it is. */
  readonly flights?: (event: Told, who: number, before: View, now: View) => readonly Flight[] | null;
  /** The piece it speaks of, by its name, if that is not the first piece that flies. */
  readonly sign?: (event: Told) => string | null;
  /** Its sound, or null. */
  readonly sound: Sound | ((event: Told, before: View) => Heard | null) | null;
  /** It takes no time at the table. */
  readonly isSilent?: true;
  /** It is not shown together with other events of the same decision. */
  readonly isAlone?: true;
  /** Whether it is shown together with the event before it all the same. */
  readonly isWith?: (event: Told, before: Event) => boolean;
  /** Its subject in a scoring. Without one, it merely accompanies what is counted. */
  readonly about?: (event: Told) => Subject | null;
}

/** What a layer knows about events: whole records for its own, and changes to those of other layers. */
export type EventTable = {
  readonly [Name in EventName]?: Partial<EventRecord<Named<Name>>>;
};

/** A table that must have every one of these events. */
export type WithEvents<Own extends EventName> = EventTable & {
  readonly [Name in Own]: EventRecord<Named<Name>>;
};

/** A table's record of an event. */
export function recordOf(table: EventTable | undefined, { name }: Event): Partial<EventRecord<Event>> {
  return (table?.[name] ?? {}) as Partial<EventRecord<Event>>;
}
