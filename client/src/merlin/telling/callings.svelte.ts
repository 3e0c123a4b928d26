/** What the places of the table before the reader are called. */

import { untrack } from "svelte";
import { speakAs, t, type PlainKey } from "../../lib/i18n.svelte";
import type { Area } from "../../messages/areas";
import { answered } from "../layers";
import type { View } from "../position/view";
import type { Place } from "../position/words";

/** Words for the places of a table, instead of their animals: the area of messages, and the word of each place. */
export interface Callings {
  readonly area: Area;
  readonly words: Readonly<Record<Place, string>>;
}

let callings = $state.raw<Callings | null>(null);

/** From now on places are called like this, or, with null, by their animals. */
export function callBy(wanted: Callings | null): void {
  if (JSON.stringify(callings) === JSON.stringify(wanted)) return;
  callings = wanted;
  speakAs(wanted && wanted.area);
}

/** Calls places as a table does, as long as it is on the screen; call it while a component is being made. */
export function callAsAt(view: () => View | null): void {
  $effect.pre(() => {
    const now = view();
    untrack(() => callBy(now && answered((layer) => layer.callings?.(now))));
  });
  $effect(() => () => callBy(null));
}

/** The word by which a place is called; null where it has only its animal. */
export function calledAt(place: Place): string | null {
  return callings?.words[place] ?? null;
}

/** A place as a part of a sentence: its name, "in the …", "to the …"; null where it has only its animal. */
export function calledAs(how: "place" | "in" | "to" | "from", place: Place): string | null {
  return callings && t(`${callings.area}.${how}.${callings.words[place]}` as PlainKey);
}
