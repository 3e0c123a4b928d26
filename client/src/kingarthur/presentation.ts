/** How King Arthur is read and played back. */

import type { Presentation } from "../table/presentation";
import { flightsOf, recordOf, signOf } from "./events/events";
import { readView, type View } from "./position/view";

/** The longest time for somebody else’s turn, in milliseconds at the usual speed. */
const BUDGET = 3800;

export const presentation: Presentation<View> = {
  read: readView,
  flights: flightsOf,
  budget: () => BUDGET,
  isSilent: (event) => recordOf(event)?.isSilent === true,
  signOf,
};
