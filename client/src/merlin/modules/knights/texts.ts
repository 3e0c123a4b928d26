/** What an ally does, under the rules of this table. */

import { t, type PlainKey } from "../../../lib/i18n.svelte";
import type { View } from "../../position/view";
import type { Ally } from "../../rules";
import { recordOf } from "./allies";

/** In a sentence or two. */
export function allyText(ally: Ally, view: Pick<View, "settings">): string {
  return recordOf(ally).text?.(view) ?? t(`knights.text.${ally}` as PlainKey);
}

/** In a few words. */
export function allyDoes(ally: Ally, view: Pick<View, "settings" | "knights">): string {
  return recordOf(ally).does?.(view) ?? t(`knights.does.${ally}` as PlainKey);
}
