/** The acts with coins and mistletoe. */

import { capitalised, inWords, t } from "../../../lib/i18n.svelte";
import { changedWays, dieSign } from "../../acts/moves";
import { landings } from "../../acts/wording";
import type { Row, Situation, WithActs } from "../../choosing/act";
import type { GoldAct } from "../../rules";
import { mistletoeOf } from "./position";

export const FRUITS = ["apple", "mistletoe"] as const;
export type Fruit = (typeof FRUITS)[number];

interface GoldActs {
  /** A coin turns a die. */
  coin: { die: string; face: number };
  /** An apple or a piece of mistletoe is taken. */
  pluck: { fruit: Fruit };
  /** This many pieces of mistletoe help to meet a mission. */
  relieve: { count: number };
}
declare module "../../choosing/act" {
  interface Acts extends GoldActs {}
}

function pluckRow(fruit: Fruit, { view, seat }: Situation): Row {
  const said =
    fruit === "apple"
      ? { n: view.apples[seat] ?? 0, left: view.appleSupply }
      : { n: mistletoeOf(view, seat), left: view.gold?.mistletoeSupply ?? 0 };
  return { title: t(`gold.option.${fruit}`), detail: t(`gold.option.${fruit}.detail`, said) };
}

function relieveRow(count: number, { view, seat }: Situation): Row {
  const left = mistletoeOf(view, seat) - count;
  const rest =
    left > 0 ? t("gold.option.spend.left", { n: left, words: inWords(left) }) : t("gold.option.spend.last");
  return { title: capitalised(t("gold.option.spend", { n: count, words: inWords(count) })), detail: rest };
}

export const ACTS: WithActs<keyof GoldActs, GoldAct[0]> = {
  coin: {
    read: ([, die, face]) => ({ die, face }),
    ids: ({ die }, { seat }) => [`die:${seat}:${die}`, `coin:${seat}`],
    gold: (ids) => ids.slice(1),
    ways: changedWays,
    row: (act, situation) => ({
      title: t("ml.option.apple", { face: act.face }),
      detail: t("gold.option.coin.detail", { to: landings(act, situation) }),
    }),
    sign: ({ die, face }, situation) => dieSign(die, situation, face),
    means: {
      piece: "coin",
      id: (seat) => `coin:${seat}`,
      with: () => t("gold.alter"),
      to: () => t("gold.turnTo"),
    },
  },
  pluck: {
    asked: {
      fruit: (option) => {
        const fruit = FRUITS.find((known) => known === option);
        return fruit ? { fruit } : null;
      },
    },
    ids: ({ fruit }) => [`supply:${fruit === "apple" ? "apples" : "mistletoe"}`],
    row: ({ fruit }, situation) => pluckRow(fruit, situation),
    sign: ({ fruit }) => fruit,
  },
  relieve: {
    asked: { mistletoe: (count) => ({ count: Number(count) }) },
    ids: (_, { seat }) => [`mistletoe:${seat}`],
    // With none, something else meets the mission, whose layer says so.
    row: ({ count }, situation) => (count ? relieveRow(count, situation) : null),
    sign: () => "mistletoe",
  },
};
