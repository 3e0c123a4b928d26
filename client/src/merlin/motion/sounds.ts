/** The sound of an event: steps on the ring, moved pieces and cards, dice, and won points. */

import type { Heard } from "../../lib/hearing";
import { recordOf } from "../events/records";
import { answered } from "../layers";
import type { View } from "../position/view";
import type { Event } from "../rules";

export function soundOf(event: Event, before: View): Heard | null {
  return answered(({ events }) => {
    const { sound } = recordOf(events, event);
    return typeof sound === "string" ? { sound } : sound?.(event, before);
  });
}
