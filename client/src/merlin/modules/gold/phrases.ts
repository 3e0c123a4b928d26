/** Coins and mistletoe in words: what spaces and options say. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import type { Explanation } from "../../telling/explain";
import type { Need } from "../../position/parts";
import { nothing, type Effect } from "../../telling/spaces";
import { applesLeft } from "../../position/view";
import { actionOf } from "../../position/words";
import { coinsLeft, coinsOf, mistletoeLeft, mistletoeOf } from "./position";

/** What the new spaces would do. */
export function goldEffect(space: string, { view }: Situation): Effect | null {
  switch (actionOf(space)) {
    case "gold":
      if (!coinsLeft(view)) return nothing(t("gold.does.gold.none"));
      return { tag: t("gold.tag.gold"), text: t("gold.does.gold"), offers: true };
    case "mistletoe": {
      const [hasApple, hasMistletoe] = [applesLeft(view) > 0, mistletoeLeft(view) > 0];
      if (!hasApple && !hasMistletoe) return nothing(t("gold.does.fruit.none"));
      const what = hasApple && hasMistletoe ? "fruit" : hasApple ? "apple" : "mistletoe";
      return { tag: t(`gold.tag.${what}`), text: t(`gold.does.${what}`), offers: true };
    }
    default:
      return null;
  }
}

/** A piece of mistletoe stands for each thing that is lacking, if there are enough. */
export function relieved(said: string, lacking: readonly Need[], { view, seat }: Situation): string | null {
  const n = lacking.length;
  return n > mistletoeOf(view, seat) ? null : t("gold.option.mission", { said, n, words: inWords(n) });
}

export function explainGold(id: string, { view }: Situation): Explanation | null {
  const [sort, one = ""] = id.split(":");
  const { gold } = view;
  if (!gold) return null;
  if (sort === "coin" || id === "supply:coins") {
    const now = sort === "coin" ? t("gold.stock.coins", { n: coinsOf(view, Number(one)) }) : null;
    const left = t("gold.supply.coins", { n: gold.coinSupply });
    return { title: t("gold.coins"), text: t("gold.explain.coin"), rule: "R51", now: now ?? left };
  }
  if (sort !== "mistletoe" && id !== "supply:mistletoe") return null;
  const now = sort === "mistletoe" ? t("gold.stock.mistletoe", { n: mistletoeOf(view, Number(one)) }) : null;
  const left = t("gold.supply.mistletoe", { n: gold.mistletoeSupply });
  return { title: t("gold.mistletoe"), text: t("gold.explain.sprig"), rule: "R52", now: now ?? left };
}

/** Why a coin or mistletoe is of no use now. */
export function whyNotGold(id: string, { view, seat }: Situation): string | null {
  if (id === `coin:${seat}`) return t(coinsOf(view, seat) ? "gold.why.coin" : "gold.why.noCoin");
  if (id !== `mistletoe:${seat}`) return null;
  return t(mistletoeOf(view, seat) ? "gold.why.mistletoe" : "gold.why.noMistletoe");
}
