/** What Morgana closes where she stands, and how she gets there. */

import { t } from "../../../lib/i18n.svelte";
import type { Journey, Situation } from "../../choosing/act";
import type { View } from "../../position/view";
import { MORGANA } from "./kitchen";
import { colourOf, goodOf, type Place } from "../../position/words";

/** The goods of a principality or the store of a district, in two words. */
export function closedWords({ districts }: View, place: Place): string {
  return t(districts ? `morgana.closed.${districts[place]}` : "morgana.closed.goods");
}

/** Whether a good lies in the principality where Morgana stands. In districts, goods are stored by their kinds. */
export function closesGood(what: string, { morgana, districts }: View): boolean {
  const good = districts ? null : goodOf(what);
  return good !== null && colourOf(good) === morgana?.at;
}

/** Her way to a principality: from one to the next, the shorter way round. */
export function journeyTo(place: Place, { view, parts: { places } }: Situation): Journey[] {
  const at = view.morgana?.at;
  const [from, to] = [at ? places.indexOf(at) : -1, places.indexOf(place)];
  const on = (to - from + places.length) % places.length;
  const step = on * 2 <= places.length ? 1 : -1;
  const count = step > 0 ? on : places.length - on;
  const path =
    from < 0
      ? [place]
      : Array.from({ length: count }, (_, index) => {
          const next = (from + step * (index + 1) + places.length) % places.length;
          return places[next] ?? place;
        });
  return [{ figure: MORGANA, path, landing: place, tag: closedWords(view, place) }];
}
