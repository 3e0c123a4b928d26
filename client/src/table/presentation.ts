/** What the playback needs to know about a game: how its positions are read and its events are shown. */

import type { EventInfo } from "../lib/api";
import type { Wire } from "../lib/change";
import type { Flight } from "./stage.svelte";

export interface Presentation<View> {
  read(wire: Wire): View;
  flights(before: View, now: View, event: EventInfo, you: number | null): readonly Flight[];
  /** Whether an event is shown without a pause, because there is nothing to follow. */
  isSilent(event: EventInfo): boolean;
  /** How many of these events take time; by default all that are not silent. */
  countLoud?(events: readonly EventInfo[]): number;
  /** Whether an event is shown in one motion with the one before it. */
  isWith?(event: EventInfo, before: EventInfo): boolean;
  /** How long pieces walk by themselves, in milliseconds at the usual speed. */
  walk?(before: View, now: View): number;
}
