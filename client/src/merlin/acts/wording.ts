/** Words and ids that several acts share. */

import { inWords, t } from "../../lib/i18n.svelte";
import type { Situation } from "../choosing/act";
import { afterChange, type Change } from "../choosing/moving";
import { goodsFor } from "../position/view";
import type { Good, Place, Power } from "../position/words";
import { oneOf, toSpace, withGood } from "../telling/phrases";

/** "with a Dragon flag" */
export function withFlag({ parts }: Situation, power: Power): string {
  return withGood(`${parts.flagOf[power] ?? "black"}-flag`);
}

/** The flag of a power on the castle of the seat. */
export function flagIds({ parts, seat }: Situation, power: Power): string[] {
  const place = parts.flagOf[power];
  return place ? [`castle:${seat}:${place}-flag`] : [];
}

/** The spaces a changed die leads to, in words. Some figures can go both ways. */
export function landings(change: Change, situation: Situation): string {
  return oneOf(afterChange(change, situation).landings.map(({ space }) => toSpace(space)));
}

/** How many of a good are left, and how many you have. */
export function stock(good: Good, { view, seat }: Situation): string {
  const n = view.supply[good];
  return t("ml.option.have", { n, have: goodsFor("score", view, seat)[good] });
}

/** How many markers you have in a principality. */
export function markerDetail(place: Place, { view, seat }: Situation): string {
  const n = view.markers[seat]?.[place] ?? 0;
  return n ? t("ml.option.marker.detail", { n, words: inWords(n) }) : t("ml.option.marker.none");
}
