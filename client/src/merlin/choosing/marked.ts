/** Options that a text mentions, in words. */

import { t } from "../../lib/i18n.svelte";
import { marks } from "../../table/marks.svelte";

/** The words for an option that helps with the selected mission; null for all other options. */
export function markOf(acts: readonly { readonly word: string }[]): string | null {
  return acts.some(({ word }) => marks.has(`option:${word}`)) ? t("mt.aims.mark") : null;
}
