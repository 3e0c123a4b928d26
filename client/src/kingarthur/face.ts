/** How King Arthur is read and played back. */

import type { Face } from "../table/playback.svelte";
import { after } from "./after";
import { flights } from "./flights";
import { readView, type View } from "./view";

export const face: Face<View> = {
  read: readView,
  after,
  flights,
  isSilent: ({ name }) => name === "turn" || name === "over",
};
