/** What cannot be had while Morgana stands at a place. */

import { t } from "../../../lib/i18n.svelte";
import { STORES } from "../caerleon/stores";
import type { View } from "../../position/view";
import { colourOf, sortOf, type Good, type Place } from "../../position/words";

/** What a district stores that holds no goods. */
const STORED = { mint: "coin", orchard: "fruit", merchant: "work" } as const;

/** The goods of a principality, or what a district stores, in two words. */
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
