/** What cannot be had while Morgana stands at a place, in two words. */

import { t } from "../../lib/i18n.svelte";
import type { View } from "../view";
import type { Place } from "../words";

/** The goods of a principality, or what a district stores. */
export function closedWords(_view: View, _place: Place): string {
  return t("morgana.closed.goods");
}
