/** What is heard of an event: steps on the ring, pieces and cards that are moved, dice, and points that are won. */

import type { Heard, Sound } from "../../lib/hearing";
import { settings } from "../../lib/settings.svelte";
import { pathOf } from "../choosing/acts";
import { STEP } from "./pace";
import { answered } from "../layers";
import type {
  ArthurEventName,
  BaseEventName,
  DecreesEventName,
  Event,
  FavorEventName,
  KnightsEventName,
  Moved,
  TreasuresEventName,
} from "../rules";
import type { View } from "../position/view";

/** The events that have no folder of a module, which has its own sounds. */
type OwnName =
  ArthurEventName | BaseEventName | DecreesEventName | FavorEventName | KnightsEventName | TreasuresEventName;

const SOUNDS: Readonly<Record<Exclude<OwnName, "moved" | "scored">, Sound | null>> = {
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
  // What is only seen or read.
  began: null,
  started: null,
  "dealt-missions": null,
  "reshuffled-missions": null,
  "reshuffled-traitors": null,
  turn: null,
  round: null,
  "round-ended": null,
  "used-die": null,
  borrowed: null,
  forfeited: null,
  scoring: null,
  "broke-tie": null,
  activated: null,
  "used-favor": null,
  "turned-seals": null,
  "found-treasure": null,
  recoloured: null,
};

function isOwn(name: string): name is keyof typeof SOUNDS {
  return name in SOUNDS;
}

function steps({ figure, way, space }: Moved["facts"], view: View): Heard {
  const path = pathOf(view, figure, way === "ccw" ? "ccw" : "cw", space);
  const every = settings.lasting(STEP);
  return { sound: "step", times: every > 0 ? Math.max(1, path.length) : 1, every };
}

export function soundOf({ name, facts }: Event, view: View): Heard | null {
  if (name === "moved") return steps(facts, view);
  if (name === "scored") return facts.points > 0 ? { sound: "points" } : null;
  const sound = isOwn(name) ? SOUNDS[name] : answered(({ sounds }) => sounds?.[name]);
  return sound ? { sound } : null;
}
