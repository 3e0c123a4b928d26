/** The City of Caerleon: which district stands at each place of this table, in the stead of a principality. */

import { untrack } from "svelte";
import { speakAs } from "../../../lib/i18n.svelte";
import type { Place } from "../../position/words";

export const DISTRICTS = ["mint", "merchant", "orchard", "smith", "quarry", "tailor"] as const;
export type District = (typeof DISTRICTS)[number];
export type Districts = Readonly<Record<Place, District>>;

let city = $state.raw<Districts | null>(null);

/** From now on places are called by their districts, or, without any, by their animals. */
export function callBy(districts: Districts | null): void {
  if (JSON.stringify(city) === JSON.stringify(districts)) return;
  city = districts;
  speakAs(districts && "caerleon");
}

/** Call places as a table does, as long as it is on the screen; while a component is being made. */
export function callAsAt(districts: () => Districts | null): void {
  $effect.pre(() => {
    const now = districts();
    untrack(() => callBy(now));
  });
  $effect(() => () => callBy(null));
}

/** The district at a place; null for a principality. */
export function districtAt(place: Place): District | null {
  return city?.[place] ?? null;
}
