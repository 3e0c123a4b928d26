/** How Merlin is read and played back. */

import type { Face } from "../table/playback.svelte";
import { after } from "./after";
import { flights } from "./flights";
import { read, type View } from "./view";

/** Told together with what comes next, or for the record only. */
const SILENT = ["turn", "used-die", "round-ended", "borrowed", "over", "dealt-missions"];

export const face: Face<View> = {
  read,
  after,
  flights,
  isSilent: ({ name }) => SILENT.includes(name),
};
