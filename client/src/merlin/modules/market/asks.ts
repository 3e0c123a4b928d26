/** The questions of the market. */

import { t } from "../../../lib/i18n.svelte";
import type { Act } from "../../choosing/acts";
import type { AskTable } from "../../question/asks";
import { MISTLETOE, SHOP } from "./acts";

/** The choice is between a tile and the mistletoe that it stands in for. */
function isSprig(acts: readonly Act[]): boolean {
  return acts.some((act) => act.kind === "settle" && act.piece === MISTLETOE);
}

export const ASKS: AskTable = {
  [SHOP]: { rule: () => "R60.2" },
  pay: { text: (_, acts) => (isSprig(acts) ? t("market.say.pay.mistletoe") : null) },
};
