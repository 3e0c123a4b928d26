/** What a player can do at the market and with its wares. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { changedWays, dieSign } from "../../acts/moves";
import { landings } from "../../acts/wording";
import type { Row, Situation, WithActs } from "../../choosing/act";
import { landingsOf } from "../../choosing/moving";
import { goodOf, knightOf, placeOf, type Place } from "../../position/words";
import type { MarketAct } from "../../rules";
import { goodName, spaceName } from "../../telling/phrases";
import { wareName } from "./phrases";
import { FRUIT, ownWares, PLUS, sortOfWare, valueOf } from "./position";

/** What a tile can be spent in place of. */
export const MISTLETOE = "mistletoe";

/** The thing under which all purchases are gathered. */
export const VISIT = "market:visit";

/** What is asked once the market is picked. */
export const SHOP = "shop";

interface MarketActs {
  buy: { ware: string };
  /** A good, mistletoe or a tile is spent, where both can be. */
  settle: { piece: string };
  /** A plus token goes under the marker. */
  underlay: { place: Place };
  /** No turn is taken with the labourers that are left. */
  stop: Record<never, never>;
  /** A tile with apple and mistletoe turns a die. */
  fruit: { die: string; face: number };
}
declare module "../../choosing/act" {
  interface Acts extends MarketActs {}
}

/** Where a labourer would lead the knight of a player. */
function landing(value: number, { view, seat }: Situation): string {
  return spaceName(landingsOf(view, knightOf(seat), value)[0]?.space ?? "");
}

function buyRow(ware: string, situation: Situation): Row {
  const value = valueOf(ware);
  const sort = sortOfWare(ware) ?? PLUS;
  const detail =
    value === null
      ? t(`market.does.${sort}`)
      : t("market.option.labourer", { n: value, space: landing(value, situation) });
  return { title: wareName(ware), detail };
}

function settleRow(piece: string): Row {
  if (piece === MISTLETOE) return { title: t("gold.mistletoe"), detail: t("market.option.sprig.detail") };
  const good = goodOf(piece);
  return good
    ? { title: goodName(good), detail: t("market.option.good.detail") }
    : { title: wareName(piece), detail: t("market.option.tile.detail") };
}

const settling = (piece: unknown) => ({ piece: String(piece) });

export const acts: WithActs<keyof MarketActs, MarketAct[0]> = {
  buy: {
    read: ([, ware]) => ({ ware }),
    ids: ({ ware }) => [VISIT, `stall:${sortOfWare(ware) ?? ""}`, `ware:${ware}`],
    row: ({ ware }, situation) => buyRow(ware, situation),
    sign: ({ ware }) => ware,
    isFree: true,
    under: () => VISIT,
    purpose: SHOP,
  },
  settle: {
    asked: { raise: settling, pay: settling },
    ids: ({ piece }, { seat }) => {
      if (piece === MISTLETOE) return [`mistletoe:${seat}`];
      return [goodOf(piece) ? `castle:${seat}:${piece}` : `own:${seat}:${piece}`];
    },
    row: ({ piece }) => settleRow(piece),
    sign: ({ piece }) => piece,
  },
  underlay: {
    asked: {
      plus: (option) => {
        const place = placeOf(option);
        return place && { place };
      },
    },
    ids: ({ place }, { seat }) => [`marker:${seat}:${place}`, `own:${seat}:${PLUS}`],
    row: (_, { view, seat }) => {
      const n = ownWares(view, seat, PLUS);
      return {
        title: t("market.option.plus"),
        detail: t("market.option.plus.detail", { n, words: inWords(n) }),
      };
    },
    sign: () => PLUS,
  },
  stop: {
    read: () => ({}),
    ids: () => [],
    row: () => ({ title: t("market.option.stop"), detail: t("market.option.stop.detail") }),
    sign: () => "stall:labourer",
  },
  fruit: {
    read: ([, die, face]) => ({ die, face }),
    ids: ({ die }, { seat }) => [`die:${seat}:${die}`, `own:${seat}:${FRUIT}`],
    gold: (ids) => ids.slice(1),
    ways: changedWays,
    row: (act, situation) => ({
      title: t("ml.option.apple", { face: act.face }),
      detail: t("market.option.fruit.detail", { to: landings(act, situation) }),
    }),
    sign: ({ die, face }, situation) => dieSign(die, situation, face),
    means: {
      piece: FRUIT,
      id: (seat) => `own:${seat}:${FRUIT}`,
      with: () => t("market.alter"),
      to: () => t("market.turnTo"),
    },
  },
};
