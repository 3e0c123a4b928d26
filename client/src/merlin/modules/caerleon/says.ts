/** Caerleon in words: its options, and the work of vassals in its districts. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import type { Posting } from "../../layers";
import { goodsOf } from "../../position/view";
import { KINDS } from "../../position/words";
import { coinsOf } from "../gold/position";
import { catchOf, COINS, EXCHANGES, FRUITS, isFull, leftOf } from "./districts";
import { STORES } from "./stores";

/** The work that a vassal would do in a district. */
function workOf({ vassal, place }: Posting, { view, seat }: Situation): string | null {
  const district = view.districts?.[place];
  if (!district || vassal === "lady") return null;
  if (view.closed === place) return t("caerleon.duty.closed");
  const kind = STORES[district];
  if (kind) {
    const n = Math.min(catchOf(vassal, kind), leftOf(view, kind));
    return n ? t(`caerleon.duty.${kind}`, { n, words: inWords(n) }) : t(`caerleon.duty.none.${kind}`);
  }
  switch (district) {
    case "mint": {
      const n = Math.min(COINS, view.gold?.coinSupply ?? 0);
      return n ? t("caerleon.duty.mint", { n, words: inWords(n) }) : t("caerleon.duty.mint.none");
    }
    case "orchard": {
      const n = Math.min(FRUITS, view.appleSupply + (view.gold?.mistletoeSupply ?? 0));
      return n ? t("caerleon.duty.orchard", { n, words: inWords(n) }) : t("caerleon.duty.orchard.none");
    }
    default:
      return coinsOf(view, seat) || KINDS.some((one) => goodsOf(view, seat, one))
        ? t("caerleon.duty.merchant", { words: inWords(EXCHANGES) })
        : t("caerleon.duty.merchant.none");
  }
}

/** The work that a vassal would do in a district, and whether another makes room for it. */
export function cityDuty(posted: Posting, situation: Situation): string | null {
  const duty = workOf(posted, situation);
  const { view, seat } = situation;
  return duty && isFull(view, seat, posted.vassal, posted.place)
    ? t("caerleon.duty.makesRoom", { duty })
    : duty;
}
