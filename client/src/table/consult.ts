/** Opens a rule over the table, or in another tab if the drawer cannot be loaded. */

import { withWords } from "../lib/i18n.svelte";

/** Show a rule, or the contents of a game's rules, in the drawer. It gives the focus back to `from`. */
export async function consult(rule: string, from: HTMLElement): Promise<void> {
  try {
    const { openRule } = await withWords(import("../rules/drawer"), "rules");
    openRule(rule, from);
  } catch {
    open(`/rules/${rule}`, "_blank");
  }
}
