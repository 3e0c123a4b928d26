/** How Merlin is read and played back. */

import type { Presentation } from "../table/presentation";
import { LONGEST, STEP, TICK } from "./board/motion";
import { handOf, TUMBLE, tumbling } from "./castle/rolled";
import { flights } from "./flights";
import { steps } from "./geometry";
import { modules } from "./modules";
import type { Event, EventName } from "./rules";
import { read, scoreOf, trackOf, type View } from "./view";

/** Told together with what comes next, or for the record only. */
const SILENT: readonly EventName[] = [
  "turn",
  "used-die",
  "round-ended",
  "borrowed",
  "over",
  "dealt-missions",
];

const isSilent = ({ name }: Event) =>
  SILENT.includes(name) || modules().some(({ silent }) => silent?.includes(name));

/** A scoring is shown by itself: its events take no time at the table. */
function countLoud(events: readonly Event[]): number {
  let isScoring = false;
  let count = 0;
  for (const event of events) {
    if (event.name === "scoring") isScoring = true;
    if (event.name === "round" || event.name === "over") isScoring = false;
    if (!isScoring && !isSilent(event)) count += 1;
  }
  return count;
}

/** All dice roll together; who displaces a vassal comes first; a mission is seen until its points have left it. */
function isWith(event: Event, before: Event): boolean {
  if (before.name === "rolled" && event.name === "rolled") return true;
  if (before.name === "went-home" && event.name === "sent") return event.facts.place === before.facts.place;
  if (event.name !== "scored") return false;
  const { facts } = event;
  if (before.name === "took-decree")
    return facts.source === "decrees" && facts.decree === before.facts.decree;
  return before.name === "resolved" && "mission" in facts && facts.mission === before.facts.mission;
}

/** How long figures walk the ring, shields the rim, and dice tumble; whatever takes longest. */
function walk(before: View, now: View): number {
  const figures = Object.entries(now.figures).map(([figure, space]) => {
    const from = before.figures[figure];
    const track = trackOf(now, space);
    if (from === undefined || from === space) return 0;
    return track.includes(from) ? steps(track.indexOf(from), track.indexOf(space), track.length) : 1;
  });
  const scores = now.points.map((_, seat) => Math.abs(scoreOf(now, seat) - scoreOf(before, seat)));
  const dice = now.points.map((_, seat) => tumbling(handOf(before, seat), handOf(now, seat)).length);
  return Math.max(
    STEP * Math.max(0, ...figures.map(Math.abs)),
    Math.min(LONGEST, TICK * Math.max(0, ...scores)),
    Math.max(...dice) && TUMBLE.lasting + TUMBLE.apart * (Math.max(...dice) - 1),
  );
}

export const face: Presentation<View> = { read, flights, isSilent, countLoud, isWith, walk };
