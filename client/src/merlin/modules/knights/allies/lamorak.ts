/** Sir Lamorak: a vassal may act where it already stands. */

import spears from "icon:spears";
import { t } from "../../../../lib/i18n.svelte";
import type { AllyRecord } from "../ally";
import { serves } from "../position";

export const lamorak = {
  sign: spears,
  rule: "R40.4",
  sent: (duty, { vassal, place }, { view, seat }) => {
    const isThere = serves(view.knights, seat, "lamorak") && view.vassals[seat]?.[vassal] === place;
    return isThere ? t("knights.alreadyThere", { duty }) : duty;
  },
} satisfies AllyRecord;
