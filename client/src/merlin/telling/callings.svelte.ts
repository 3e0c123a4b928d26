/** The names of the places at the current table. */

import { untrack } from "svelte";
import { speakAs, t, type PlainKey } from "../../lib/i18n.svelte";
import type { Area } from "../../messages/areas";
import { answered } from "../layers";
import type { View } from "../position/view";
import type { Place } from "../position/words";

/** Names for the places of a table, instead of their animals: the area of messages, and the word of each place. */
export interface Callings {
  readonly area: Area;
  readonly words: Readonly<Record<Place, string>>;
}

let callings = $state.raw<Callings | null>(null);

/** Use these names for places from now on or, with null, their animals. */
export function callBy(wanted: Callings | null): void {
  if (JSON.stringify(callings) === JSON.stringify(wanted)) return;
  callings = wanted;
  speakAs(wanted && wanted.area);
}

/** Use a table's names for places while it is on the screen. Call this while a component is being created. */
export function callAsAt(view: () => View | null): void {
  $effect.pre(() => {
    const now = view();
    untrack(() => callBy(now && answered((layer) => layer.callings?.(now))));
  });
  $effect(() => () => callBy(null));
}

/** The word for a place; null if it has only its animal. */
export function calledAt(place: Place): string | null {
  return callings?.words[place] ?? null;
}

/** A place as a part of a sentence: its name, "in the …", "to the …"; null if it has only its animal. */
export function calledAs(how: "place" | "in" | "to" | "from", place: Place): string | null {
  return callings && t(`${callings.area}.${how}.${callings.words[place]}` as PlainKey);
}
