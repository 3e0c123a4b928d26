/** What is heard of an event: steps on the ring, pieces and cards that are moved, dice, and points that are won. */

import type { Heard, Sound } from "../lib/hearing";
import { settings } from "../lib/settings.svelte";
import { pathOf } from "./acts";
import { STEP } from "./board/motion";
import { answered } from "./modules";
import type { Event, View } from "./view";

const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: "dice",
  turned: "step",
  took: "piece",
  "gave-back": "piece",
  "took-apple": "piece",
  "took-staff": "piece",
  "used-flag": "piece",
  "used-staff": "piece",
  sent: "piece",
  "went-home": "piece",
  "placed-marker": "piece",
  withdrew: "piece",
  built: "piece",
  learned: "piece",
  "took-grail": "points",
  "took-excalibur": "points",
  "took-signet": "points",
  nudged: "step",
  switched: "step",
  "replaced-manor": "piece",
  cleared: "piece",
  "drew-mission": "card",
  "took-mission": "card",
  "discarded-missions": "card",
  "drew-traitors": "card",
  looked: "card",
  "took-decree": "card",
  "used-decrees": "card",
  "took-pict": "piece",
  "revealed-pict": "card",
  "discarded-picts": "card",
  repelled: "card",
  resolved: "card",
  joined: "card",
  "used-tile": "piece",
  "laid-castle": "piece",
  "laid-tile": "piece",
  "returned-tiles": "piece",
  "placed-marshal": "piece",
  "swapped-missions": "card",
  over: "end",
};

function steps({ figure, way, space }: Event["facts"], view: View): Heard {
  const path = pathOf(view, String(figure), way === "ccw" ? "ccw" : "cw", String(space));
  const every = settings.lasting(STEP);
  return { sound: "step", times: every > 0 ? Math.max(1, path.length) : 1, every };
}

export function soundOf({ name, facts }: Event, view: View): Heard | null {
  if (name === "moved") return steps(facts, view);
  if (name === "scored") return Number(facts["points"]) > 0 ? { sound: "points" } : null;
  const sound = SOUNDS[name] ?? answered(({ sounds }) => sounds?.[name]);
  return sound ? { sound } : null;
}
