/** How a table of Merlin is read and played back. */

import type { Presentation } from "../../table/presentation";
import { LONGEST, STEP, TICK } from "./pace";
import { handOf, TUMBLE, tumbling } from "../castle/rolled";
import { recordOf } from "../events/records";
import { flights, signOf } from "./flights";
import { layers } from "../layers";
import type { Event } from "../rules";
import { read, scoreOf, type View } from "../position/view";
import { waysOf } from "./ways";
import { stepsBetween } from "../board/rings";

/** The longest time for a turn of somebody else: in the base game, and in addition for each module. */
const BUDGET = { base: 3800, module: 230 };

const budget = () => BUDGET.base + BUDGET.module * (layers().length - 1);

const isSilent = (event: Event) => layers().some(({ events }) => recordOf(events, event).isSilent);

/** A scoring is shown in a dialog. */
const isApart = ({ name }: Event, was: boolean) =>
  name === "scoring" || (was && name !== "round" && name !== "over");

const isAlone = (event: Event) => layers().some(({ events }) => recordOf(events, event).isAlone);

/** Everything that a decision brings about is shown together, except what has to be seen before the rest. */
const isWith = (event: Event, before: Event) =>
  (!isAlone(event) && !isAlone(before)) ||
  layers().some(({ events }) => recordOf(events, event).isWith?.(event, before));

/** How long the movement takes: figures on the ring, shields on the rim, tumbling dice, whichever is longest. */
function walk(before: View, now: View, events: readonly Event[]): number {
  const ways = waysOf(events, now);
  const figures = Object.entries(now.figures).map(([figure, space]) => {
    const from = before.figures[figure];
    if (from === undefined || from === space) return 0;
    return Math.max(1, Math.abs(stepsBetween(from, space, now, ways[figure])));
  });
  const scores = now.points.map((_, seat) => Math.abs(scoreOf(now, seat) - scoreOf(before, seat)));
  const dice = now.points.map((_, seat) => tumbling(handOf(before, seat), handOf(now, seat)).length);
  return Math.max(
    STEP * Math.max(0, ...figures),
    Math.min(LONGEST, TICK * Math.max(0, ...scores)),
    Math.max(...dice) && TUMBLE.lasting + TUMBLE.apart * (Math.max(...dice) - 1),
  );
}

export const presentation: Presentation<View> = {
  read,
  flights,
  budget,
  isSilent,
  isApart,
  isWith,
  signOf,
  walk,
};
