/** How King Arthur is read and played back. */

import type { Face } from "../table/playback.svelte";
import { flightsOf, recordOf } from "./events/events";
import { readView, type View } from "./position/view";

export const face: Face<View> = {
  read: readView,
  flights: flightsOf,
  isSilent: (event) => recordOf(event)?.isSilent === true,
};
