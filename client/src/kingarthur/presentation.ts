/** How King Arthur is read and played back. */

import type { Presentation } from "../table/presentation";
import { flightsOf, recordOf } from "./events/events";
import { readView, type View } from "./position/view";

export const presentation: Presentation<View> = {
  read: readView,
  flights: flightsOf,
  isSilent: (event) => recordOf(event)?.isSilent === true,
};
