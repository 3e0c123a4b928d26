/** Caerleon in words: its questions and options, and what vassals do in its districts. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { about, type Act, type Situation } from "../../choosing/act";
import type { Posting } from "../../layers";
import { oneOf, whatGood } from "../../telling/phrases";
import type { Effect } from "../../telling/spaces";
import { goodsOf, influenced } from "../../position/view";
import { actionOf, kindOf, KINDS, sortOf, thingOf, type Place } from "../../position/words";
import { coinsOf } from "../gold/position";
import { isGood, TRADE } from "./acts";
import { catchOf, COINS, EXCHANGES, FRUITS, isFull, leftOf } from "./districts";
import { STORES } from "./stores";

/** More goods than these are only counted. */
const NAMED = 2;

export function cityTitle(ask: string, acts: readonly Act[]): string | null {
  if (ask === TRADE) return t("caerleon.ask.trade");
  const good = ask === "fetch" ? acts.find(isGood)?.good : undefined;
  return good ? t(`caerleon.ask.fetch.${sortOf(good)}`) : null;
}

export function cityText(ask: string, situation: Situation, acts: readonly Act[]): string | null {
  const trade = about(TRADE, situation);
  if (trade) return t("caerleon.say.trade", { n: trade.left, words: inWords(trade.left) });
  if (ask === "barter" && !acts.some((act) => act.kind === "take-coin")) return t("caerleon.say.barter.coin");
  return null;
}

export function cityDecline(situation: Situation): string | null {
  const trade = about(TRADE, situation);
  return trade && t(trade.left < EXCHANGES ? "caerleon.decline.trade.more" : "caerleon.decline.trade");
}

/** What a vassal would do in a district. */
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

/** What a vassal would do in a district, and whether somebody makes room for it. */
export function cityDuty(posted: Posting, situation: Situation): string | null {
  const duty = workOf(posted, situation);
  const { view, seat } = situation;
  return duty && isFull(view, seat, posted.vassal, posted.place)
    ? t("caerleon.duty.makesRoom", { duty })
    : duty;
}

/** An influence space names the colours that a player may take, for all of a kind lie in one district. */
export function cityEffect(space: string, { view, seat }: Situation): Effect | null {
  const kind = actionOf(space) === "influence" ? kindOf(thingOf(space)) : null;
  if (!view.districts || !kind) return null;
  if (view.closed && STORES[view.districts[view.closed as Place]] === kind) {
    return { tag: t("ml.tag.nothing"), text: t("caerleon.does.closed"), offers: false };
  }
  const goods = influenced(view, seat).flatMap((place) =>
    view.supply[`${place}-${kind}`] > 0 ? [`${place}-${kind}` as const] : [],
  );
  if (!goods.length || goods.length > NAMED) return null;
  return { tag: t(`ml.aKind.${kind}`), text: oneOf(goods.map(whatGood)), offers: true };
}
