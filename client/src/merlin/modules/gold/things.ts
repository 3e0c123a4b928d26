/** Explanations of coins and mistletoe, with the players and in the supply. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { coinsOf, mistletoeOf } from "./position";

function aboutCoins(now: string): Explanation {
  return told(t("gold.coins"), t("gold.explain.coin"), "R51", now);
}

function aboutMistletoe(now: string): Explanation {
  return told(t("gold.mistletoe"), t("gold.explain.sprig"), "R52", now);
}

function ofSupply({ one }: Thing, { view: { gold } }: Situation): Explanation | null {
  if (!gold) return null;
  if (one === "coins") return aboutCoins(t("gold.supply.coins", { n: gold.coinSupply }));
  if (one !== "mistletoe") return null;
  return aboutMistletoe(t("gold.supply.mistletoe", { n: gold.mistletoeSupply }));
}

function whyNotCoin(thing: Thing, _: string, situation: Situation): string | null {
  if (!isOwn(thing, situation)) return null;
  return t(coinsOf(situation.view, situation.seat) ? "gold.why.coin" : "gold.why.noCoin");
}

function whyNotMistletoe(thing: Thing, _: string, situation: Situation): string | null {
  if (!isOwn(thing, situation)) return null;
  return t(mistletoeOf(situation.view, situation.seat) ? "gold.why.mistletoe" : "gold.why.noMistletoe");
}

export const THINGS: ThingTable = {
  coin: {
    explain: ({ one }, { view }) => aboutCoins(t("gold.stock.coins", { n: coinsOf(view, Number(one)) })),
    whyNot: whyNotCoin,
  },
  mistletoe: {
    explain: ({ one }, { view }) =>
      aboutMistletoe(t("gold.stock.mistletoe", { n: mistletoeOf(view, Number(one)) })),
    whyNot: whyNotMistletoe,
  },
  supply: { explain: ofSupply },
};
