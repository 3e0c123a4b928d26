/** Mistletoe in words. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import type { Need } from "../../position/parts";
import { mistletoeOf } from "./position";

/** One piece of mistletoe replaces each missing thing, if there are enough. */
export function relieved(said: string, lacking: readonly Need[], { view, seat }: Situation): string | null {
  const n = lacking.length;
  return n > mistletoeOf(view, seat) ? null : t("gold.option.mission", { said, n, words: inWords(n) });
}
