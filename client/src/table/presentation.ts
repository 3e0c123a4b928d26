/** What the playback needs to know about a game: how to read its positions and show its events. */

import type { EventInfo } from "../lib/api";
import type { Wire } from "../lib/change";
import type { Flight } from "./stage.svelte";

export interface Presentation<View> {
  read(wire: Wire): View;
  flights(before: View, now: View, event: EventInfo, you: number | null): readonly Flight[];
  /** The longest time for a turn of somebody else, in milliseconds at the usual speed. */
  budget(): number;
  /** Whether an event is shown without a pause, because there is nothing to follow. */
  isSilent(event: EventInfo): boolean;
  /** Whether an event is shown apart from the table, as in a scoring; `was`: so was the event before it. */
  isApart?(event: EventInfo, was: boolean): boolean;
  /** Whether an event is shown in one motion with the one before it. */
  isWith?(event: EventInfo, before: EventInfo): boolean;
  /** The piece that an event speaks of, for its line in the log; null if it has none. */
  signOf(event: EventInfo, now: View): string | null;
  /** How long pieces walk by themselves, in milliseconds at the usual speed. */
  walk?(before: View, now: View, events: readonly EventInfo[]): number;
}
