/** Acts that give, take or raise goods, and other ways to get rid of traitors. */

import { capitalised, inWords, t } from "../../lib/i18n.svelte";
import type { ActTable, Row, Situation } from "../choosing/act";
import { goodsFor } from "../position/view";
import { colourOf, goodOf, sortOf, type Good } from "../position/words";
import { goodName, traitorName, whatTraitor } from "../telling/phrases";
import { flagIds, stock, withFlag } from "./wording";
import { inPrincipality } from "./vassals";

/** Reads a good. */
export function ofGood(option: unknown): { good: Good } | null {
  const good = goodOf(option);
  return good && { good };
}

/** The row of a good to give, with how many you have. */
export function givingRow(good: Good, { view, seat }: Situation): Row {
  const n = goodsFor("score", view, seat)[good];
  return { title: goodName(good), detail: t(`ml.option.youHave.${sortOf(good)}`, { n }) };
}

function takingRow({ good }: { good: Good }, situation: Situation): Row {
  return { title: goodName(good), detail: stock(good, situation) };
}

export const goods = {
  give: {
    asked: { give: ofGood },
    ids: ({ good }, { seat }) => [`castle:${seat}:${good}`],
    row: ({ good }, situation) => givingRow(good, situation),
    sign: ({ good }) => good,
  },
  take: {
    asked: { take: ofGood },
    ids: ({ good }) => [`good:${good}`],
    row: takingRow,
    sign: ({ good }) => good,
  },
  bonus: {
    asked: { tower: ofGood },
    ids: ({ good }) => [`good:${good}`],
    row: takingRow,
    sign: ({ good }) => good,
  },
  shield: {
    asked: { shield: ofGood },
    ids: ({ good }, { seat }) => [`castle:${seat}:${good}`, `traitor:${seat}:${colourOf(good)}`],
    row: ({ good }) => ({
      title: t("ml.option.shield", { good: goodName(good) }),
      detail: t("ml.option.shield.detail", { what: whatTraitor(colourOf(good)) }),
    }),
    sign: ({ good }) => good,
  },
  repel: {
    read: ([, place]) => ({ place }),
    ids: ({ place }, situation) => [`traitor:${situation.seat}:${place}`, ...flagIds(situation, "repel")],
    gold: (ids) => ids.slice(0, 1),
    row: ({ place }, situation) => {
      const n = (situation.view.traitors[situation.seat] ?? []).filter((one) => one === place).length;
      const title =
        n > 1
          ? t("ml.option.repel.many", { words: inWords(n), stem: t(`ml.stem.${place}`) })
          : t("ml.option.repel", { what: whatTraitor(place) });
      return { title: capitalised(title), detail: withFlag(situation, "repel") };
    },
    sign: ({ place }) => `traitor:${place}`,
    isFree: true,
  },
  excalibur: {
    asked: { excalibur: inPrincipality },
    ids: ({ place }, { seat }) => [`traitor:${seat}:${place}`],
    row: ({ place }) => ({ title: traitorName(place), detail: null }),
    sign: ({ place }) => `traitor:${place}`,
  },
} satisfies ActTable;
