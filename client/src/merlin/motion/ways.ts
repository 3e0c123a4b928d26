/** Which way figures walk round their ring. */

import { stepsOn } from "../events/movement";
import { trackOf, type View } from "../position/view";
import type { Event } from "../rules";

/** How many spaces each figure goes, clockwise if positive. A figure that is not here takes the shorter way. */
export type Ways = Readonly<Record<string, number>>;

/** The ways of the figures that these events move; for the way back they are the other way round. */
export function waysOf(
  events: readonly Event[],
  view: Pick<View, "ring" | "innerRing">,
  isBack = false,
): Ways {
  const ways: Record<string, number> = {};
  for (const { name, facts } of events) {
    if (name !== "moved" || (facts.way !== "cw" && facts.way !== "ccw")) continue;
    const count = stepsOn(trackOf(view, facts.space), facts);
    const way = (facts.way === "ccw") === isBack ? 1 : -1;
    ways[facts.figure] = (ways[facts.figure] ?? 0) + way * count;
  }
  return ways;
}
