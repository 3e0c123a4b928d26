/** What a district and its places are, for whoever points at them. */

import { list, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { Explanation } from "../../telling/explain";
import type { Entry } from "../../telling/inwords";
import { animalName, placeName, wordsFor } from "../../telling/phrases";
import { effectOn } from "../../telling/spaces";
import type { View } from "../../position/view";
import { PLACES, placeOf, type Place } from "../../position/words";
import { LODGER, LODGINGS, lodgersAt } from "./districts";
import { STORES } from "./stores";

/** "Mint (Dragon)": missions and spaces know the district by its animal. */
export function districtName(place: Place): string {
  return t("caerleon.district", { district: placeName(place), animal: animalName(place) });
}

function told(title: string, text: string, rule: string, now: string | null = null): Explanation {
  return { title, text, rule, now };
}

export function explainCity(id: string, situation: Situation): Explanation | null {
  const { view } = situation;
  const [sort, one = "", other = ""] = id.split(":");
  const place = placeOf(one);
  const district = place && view.districts?.[place];
  if (sort === "place" && district) {
    const influence = t("caerleon.explain.influence");
    const now = view.closed === place ? t("caerleon.does.closed") : null;
    return told(districtName(place), `${t(`caerleon.explain.${district}`)} ${influence}`, "R72", now);
  }
  if (sort === "space" && district) {
    const text = `${wordsFor("explain", "principality") ?? ""} ${t(`caerleon.explain.${district}`)}`;
    const now = view.closed === place ? t("caerleon.does.closed") : effectOn(one, situation).text;
    return told(placeName(place), text, "R72", now);
  }
  if (sort === "post" && other === LODGER && district) {
    const isFull = lodgersAt(view.vassals, place).length >= LODGINGS;
    const text = t("caerleon.explain.lodger");
    return told(t("caerleon.lodging"), text, "R71", isFull ? t("caerleon.explain.full") : null);
  }
  if (sort === "trade" && district) {
    return told(t("caerleon.exchange"), t("caerleon.explain.exchange"), "R72");
  }
  return null;
}

/** What a district stores, for the board in words: what is left, and the ids of its parts. */
export function storedAt(place: Place, view: View): Pick<Entry, "words" | "parts"> | null {
  const district = view.districts?.[place];
  if (!district) return null;
  const kind = STORES[district];
  if (kind) {
    const left = PLACES.map((colour) => `${animalName(colour)} ${view.supply[`${colour}-${kind}`]}`);
    return {
      words: t(`caerleon.board.${kind}`, { goods: list(left) }),
      parts: PLACES.map((colour) => `good:${colour}-${kind}`),
    };
  }
  switch (district) {
    case "mint":
      return { words: t("caerleon.board.coins", { n: view.gold?.coinSupply ?? 0 }), parts: ["supply:coins"] };
    case "orchard":
      return {
        words: t("caerleon.board.fruits", {
          apples: view.appleSupply,
          mistletoe: view.gold?.mistletoeSupply ?? 0,
        }),
        parts: ["supply:apples", "supply:mistletoe"],
      };
    default:
      return { words: t("caerleon.board.merchant"), parts: [`trade:${place}`] };
  }
}
