/** What Morgana closes where she stands, and how she gets there. */

import { t } from "../../../lib/i18n.svelte";
import { STORES } from "../caerleon/stores";
import type { Journey, Situation } from "../../choosing/act";
import type { View } from "../../position/view";
import { MORGANA } from "./kitchen";
import { colourOf, sortOf, type Good, type Place } from "../../position/words";

/** What a district without goods stores. */
const STORED = { mint: "coin", orchard: "fruit", merchant: "work" } as const;

/** The goods of a principality or the store of a district, in two words. */
export function closedWords({ districts }: View, place: Place): string {
  const district = districts?.[place];
  if (!district) return t("morgana.closed.goods");
  const kind = STORES[district];
  return kind ? t(`morgana.closed.${kind}`) : t(`morgana.closed.${STORED[district as keyof typeof STORED]}`);
}

/** Whether a good lies where Morgana stands: in its principality, or in the district that stores its kind. */
export function isClosed(good: Good, { morgana, districts }: View): boolean {
  const at = morgana?.at;
  if (!at) return false;
  return districts ? STORES[districts[at]] === sortOf(good) : colourOf(good) === at;
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
