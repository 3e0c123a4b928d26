/** The City of Caerleon: the district at each place of this table, instead of a principality. */

import { finder, type Place } from "../../position/words";
import { calledAt, type Callings } from "../../telling/callings.svelte";

export const DISTRICTS = ["mint", "merchant", "orchard", "smith", "quarry", "tailor"] as const;
export type District = (typeof DISTRICTS)[number];
export type Districts = Readonly<Record<Place, District>>;
export const districtOf = finder(DISTRICTS);

declare module "../../position/view" {
  interface View {
    /** The districts, which replace the principalities. */
    readonly districts?: Districts;
  }
}

/** The names of the places, taken from their districts. */
export function calledBy(districts: Districts): Callings {
  return { area: "caerleon", words: districts };
}

/** The district by which a place is currently called; null for a principality. */
export function districtAt(place: Place): District | null {
  return districtOf(calledAt(place));
}
