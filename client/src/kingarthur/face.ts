/** How King Arthur is read and played back. */

import type { Face } from "../table/playback.svelte";
import { flights } from "./motion/flights";
import { readView, type View } from "./position/view";

export const face: Face<View> = {
  read: readView,
  flights,
  isSilent: ({ name }) => name === "turn" || name === "over",
};
