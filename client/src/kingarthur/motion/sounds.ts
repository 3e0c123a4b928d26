/** What is heard of an event: cards for what moves, a bell for an adventure. */

import type { Heard, Sound } from "../../lib/hearing";
import type { Event, EventName } from "../rules";

const SOUNDS: Readonly<Record<EventName, Sound | null>> = {
  began: null,
  turn: null,
  passed: null,
  "drew-adversaries": "card",
  "drew-knights": "card",
  reshuffled: "card",
  "column-fell": "card",
  defeated: "step",
  sealed: "piece",
  ventured: "points",
  over: "end",
};

export function soundOf({ name }: Event): Heard | null {
  const sound = SOUNDS[name];
  return sound ? { sound } : null;
}
