/** The districts in the description of the board. */

import { list, t } from "../../../lib/i18n.svelte";
import type { View } from "../../position/view";
import { PLACES, type Place } from "../../position/words";
import type { Entry } from "../../telling/inwords";
import { animalName } from "../../telling/phrases";
import { STORES } from "./stores";

/** The store of a district, for the board in words: what is left, and the ids of its parts. */
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
