/** Caerleon in words: its options, and what vassals do in its districts. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { Act, Post, Situation } from "../../choosing/acts";
import type { Row } from "../../question/rows";
import { fromPlace, vassalName } from "../../telling/phrases";
import { goodsOf } from "../../position/view";
import { KINDS } from "../../position/words";
import { coinsOf } from "../gold/position";
import { catchOf, COINS, EXCHANGES, FRUITS, isFull, leftOf, postOf } from "./districts";
import { STORES } from "./stores";

export function cityRow(act: Act, { view, seat, names = [] }: Situation): Row | null {
  switch (act.kind) {
    case "make-room": {
      const vassal = vassalName(act.vassal);
      const at = postOf(view, act.seat, act.vassal);
      return {
        title:
          act.seat === seat
            ? t("caerleon.option.room.you", { vassal })
            : t("caerleon.option.room", { vassal, name: names[act.seat] ?? "" }),
        detail: at && t("caerleon.option.room.detail", { from: fromPlace(at) }),
      };
    }
    case "pay-coin": {
      const n = coinsOf(view, seat);
      return {
        title: t("caerleon.option.payCoin"),
        detail: t("caerleon.option.payCoin.detail", { n, words: inWords(n) }),
      };
    }
    case "take-coin":
      return {
        title: t("caerleon.option.takeCoin"),
        detail: t("caerleon.option.takeCoin.detail", {
          n: view.gold?.coinSupply ?? 0,
          have: coinsOf(view, seat),
        }),
      };
    default:
      return null;
  }
}

/** What a vassal would do in a district. */
function workOf({ vassal, place }: Pick<Post, "vassal" | "place">, { view, seat }: Situation): string | null {
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

/** What a vassal would do in a district, and whether somebody makes room for it. */
export function cityDuty(posted: Pick<Post, "vassal" | "place">, situation: Situation): string | null {
  const duty = workOf(posted, situation);
  const { view, seat } = situation;
  return duty && isFull(view, seat, posted.vassal, posted.place)
    ? t("caerleon.duty.makesRoom", { duty })
    : duty;
}
