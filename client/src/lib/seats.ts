/** Seats in order: tincture and charge. Colour never stands alone. */

import fleur from "icon:fleur-de-lys";
import oak from "icon:oak-leaf";
import swan from "icon:swan";
import { rose, sun } from "./charges";

export type Tincture = "red" | "blue" | "yellow" | "green" | "grey";

export interface Arms {
  tincture: Tincture;
  /** Path data in a box of 512 by 512. */
  charge: string;
}

const ARMS: readonly Arms[] = [
  { tincture: "red", charge: rose },
  { tincture: "blue", charge: fleur },
  { tincture: "yellow", charge: sun },
  { tincture: "green", charge: oak },
  { tincture: "grey", charge: swan },
];

/** The arms of a seat, counted from 0. */
export function armsOf(seat: number): Arms {
  const arms = ARMS[seat];
  if (!arms) throw new Error(`there is no seat ${seat}`);
  return arms;
}

/** The colour of a seat, and the colour of what is drawn on it. */
export function coloursOf(seat: number): { field: string; on: string } {
  const { tincture } = armsOf(seat);
  return { field: `var(--s-${tincture})`, on: `var(--s-${tincture}-on)` };
}
