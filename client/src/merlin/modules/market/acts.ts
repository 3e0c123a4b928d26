/** The acts at the market, and those with any of its wares. */

import { t } from "../../../lib/i18n.svelte";
import type { Row, Situation, WithActs } from "../../choosing/act";
import { goodOf } from "../../position/words";
import { goodName } from "../../telling/phrases";
import { wareDoes, wareName } from "./phrases";
import { ownId } from "./ware";
import { recordFor, sortOfWare } from "./wares";

/** What a tile can be spent in place of. */
export const MISTLETOE = "mistletoe";

/** The thing that represents all purchases. */
export const VISIT = "market:visit";

/** The question to ask once the market is picked. */
export const SHOP = "shop";

declare module "../../choosing/act" {
  interface Acts {
    buy: { ware: string };
    /** A good, mistletoe or a tile is spent, if there is a choice. */
    settle: { piece: string };
  }
}

function buyRow(ware: string, situation: Situation): Row {
  const offer = recordFor(ware)?.offer?.(ware, situation);
  return { title: wareName(ware), detail: offer ?? wareDoes(ware) };
}

function settleRow(piece: string): Row {
  if (piece === MISTLETOE) return { title: t("gold.mistletoe"), detail: t("market.option.sprig.detail") };
  const good = goodOf(piece);
  return good
    ? { title: goodName(good), detail: t("market.option.good.detail") }
    : { title: wareName(piece), detail: t("market.option.tile.detail") };
}

const settling = (piece: unknown) => ({ piece: String(piece) });

export const ACTS = {
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
      return [goodOf(piece) ? `castle:${seat}:${piece}` : ownId(seat, piece)];
    },
    row: ({ piece }) => settleRow(piece),
    sign: ({ piece }) => piece,
  },
} satisfies WithActs<"buy" | "settle">;
