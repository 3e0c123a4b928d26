/** The flights when a replay advances by one decision. */

import type { EventInfo, ReplayPosition } from "../../lib/api";
import { patched, type Wire } from "../../lib/change";
import type { Presentation } from "../presentation";
import type { Flight } from "../stage.svelte";

/** The events of a position that the one before it does not have. */
export function freshIn(next: ReplayPosition, before: ReplayPosition): readonly EventInfo[] {
  return next.events.slice(before.events.length);
}

/** The flights from one position to the next, as seen by a reader who is shown the hand of a seat. */
export function flightsBetween<View>(
  before: ReplayPosition,
  next: ReplayPosition,
  presentation: Presentation<View>,
  hand: number | null,
): Flight[] {
  let wire: Wire = before.view;
  let view = presentation.read(wire);
  return freshIn(next, before).flatMap((event, index) => {
    wire = patched(wire, next.changes[index] ?? []);
    const now = presentation.read(wire);
    const flights = presentation.flights(view, now, event, hand);
    view = now;
    return flights;
  });
}
