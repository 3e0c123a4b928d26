/** Explanations of the districts of Caerleon, their spaces, their pieces and their people. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { View } from "../../position/view";
import { placeOf, type Place } from "../../position/words";
import { animalName, placeName, wordsFor } from "../../telling/phrases";
import { effectOn } from "../../telling/spaces";
import { told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import type { District } from "./city";
import { LODGER, LODGINGS, lodgersAt } from "./districts";
import { goodOutline, postOutline, supplyOutline, tradeOutline, vassalOutline } from "./lights";

/** The district of a thing, and its place. */
function districtOf({ one }: Thing, { districts }: View): { place: Place; district: District } | null {
  const place = placeOf(one);
  const district = place && districts?.[place];
  return district ? { place, district } : null;
}

/** "Mint (Dragon)": missions and spaces refer to the district by its animal. */
function districtName(place: Place): string {
  return t("caerleon.district", { district: placeName(place), animal: animalName(place) });
}

function ofPlace(thing: Thing, { view }: Situation): Explanation | null {
  const found = districtOf(thing, view);
  if (!found) return null;
  const text = `${t(`caerleon.explain.${found.district}`)} ${t("caerleon.explain.influence")}`;
  const now = view.closed === found.place ? t("caerleon.does.closed") : null;
  return told(districtName(found.place), text, "R72", now);
}

function ofSpace(thing: Thing, situation: Situation): Explanation | null {
  const found = districtOf(thing, situation.view);
  if (!found) return null;
  const text = `${wordsFor("explain", "principality") ?? ""} ${t(`caerleon.explain.${found.district}`)}`;
  const isClosed = situation.view.closed === found.place;
  const now = isClosed ? t("caerleon.does.closed") : effectOn(found.place, situation).text;
  return told(placeName(found.place), text, "R72", now);
}

/** The places of the lodgers. */
function ofPost(thing: Thing, { view }: Situation): Explanation | null {
  const found = thing.other === LODGER ? districtOf(thing, view) : null;
  if (!found) return null;
  const isFull = lodgersAt(view.vassals, found.place).length >= LODGINGS;
  const now = isFull ? t("caerleon.explain.full") : null;
  return told(t("caerleon.lodging"), t("caerleon.explain.lodger"), "R71", now);
}

function ofTrade(thing: Thing, { view }: Situation): Explanation | null {
  return districtOf(thing, view) && told(t("caerleon.exchange"), t("caerleon.explain.exchange"), "R72");
}

export const THINGS: ThingTable = {
  place: { explain: ofPlace },
  space: { explain: ofSpace },
  post: { explain: ofPost, outline: postOutline },
  trade: { explain: ofTrade, outline: tradeOutline },
  good: { outline: goodOutline },
  vassal: { outline: vassalOutline },
  supply: { outline: supplyOutline },
};
