/** How a table of Merlin is read and played back. */

import type { Presentation } from "../../table/presentation";
import { LONGEST, STEP, TICK } from "./pace";
import { handOf, TUMBLE, tumbling } from "../castle/rolled";
import { recordOf } from "../events/records";
import { flights } from "./flights";
import { steps } from "../board/rings";
import { layers } from "../layers";
import type { Event } from "../rules";
import { read, scoreOf, trackOf, type View } from "../position/view";

const isSilent = (event: Event) => layers().some(({ events }) => recordOf(events, event).isSilent);

/** The number of events that take time. A scoring is shown separately: its events take no time at the table. */
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

const isWith = (event: Event, before: Event) =>
  layers().some(({ events }) => recordOf(events, event).isWith?.(event, before));

/** How long the movement takes: figures on the ring, shields on the rim, tumbling dice, whichever is longest. */
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
