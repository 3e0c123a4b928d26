/** Mistletoe in words. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import type { Need } from "../../position/parts";
import { mistletoeOf } from "./position";

/** A mission that mistletoe can meet, one piece for each missing thing; null if there are not enough. */
export function relieved(said: string, lacking: readonly Need[], { view, seat }: Situation): string | null {
  const n = lacking.length;
  return n > mistletoeOf(view, seat) ? null : t("gold.option.mission", { said, n, words: inWords(n) });
}
