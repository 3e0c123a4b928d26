/** The acts of Caerleon: making room, and bartering with the merchant. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { about, type Act, type ActOf, type Row, type Situation, type WithActs } from "../../choosing/act";
import { ofGood } from "../../acts/goods";
import { postIds } from "../../acts/vassals";
import { vassalOf, type Vassal } from "../../position/words";
import { fromPlace, vassalName } from "../../telling/phrases";
import { coinsOf } from "../gold/position";
import { postOf } from "./districts";

interface CaerleonActs {
  /** One of two lodgers goes home. */
  "make-room": { seat: number; vassal: Vassal };
  /** A coin is given to the merchant, or taken from him. */
  "pay-coin": Record<never, never>;
  "take-coin": Record<never, never>;
}
declare module "../../choosing/act" {
  interface Acts extends CaerleonActs {}
}

/** The question of what to give to the merchant. */
export const TRADE = "merchant";
const COIN = "coin";

/** The goods that can be given or taken. */
export function isGood(act: Act): act is ActOf<"give" | "take"> {
  return act.kind === "give" || act.kind === "take";
}

/** What an option gives to the merchant; null if it is another act. */
function bartered(option: unknown): unknown {
  return Array.isArray(option) && option[0] === "barter" ? (option as unknown[])[1] : null;
}

const coin = (option: unknown) => (option === COIN ? {} : null);

function roomRow({ seat: owner, vassal: who }: CaerleonActs["make-room"], situation: Situation): Row {
  const { view, seat, names = [] } = situation;
  const vassal = vassalName(who);
  const at = postOf(view, owner, who);
  return {
    title:
      owner === seat
        ? t("caerleon.option.room.you", { vassal })
        : t("caerleon.option.room", { vassal, name: names[owner] ?? "" }),
    detail: at && t("caerleon.option.room.detail", { from: fromPlace(at) }),
  };
}

/** The ids of a vassal's place. In a district, all vassals but the lady share their places. */
function lodging(act: ActOf<"post" | "activate">, { seat }: Situation): string[] | null {
  if (act.vassal === "lady") return null;
  return [...postIds(act, seat).slice(0, 2), `post:${act.place}:lodger`];
}

export const ACTS: WithActs<keyof CaerleonActs> = {
  "make-room": {
    asked: {
      "make-room": (option) => {
        if (!Array.isArray(option)) return null;
        const vassal = vassalOf(option[1]);
        return vassal && { seat: Number(option[0]), vassal };
      },
    },
    ids: ({ seat, vassal }) => [`vassal:${seat}:${vassal}`],
    row: roomRow,
    sign: ({ seat, vassal }) => `lodger:${seat}:${vassal}`,
  },
  "pay-coin": {
    asked: { merchant: (option) => coin(bartered(option)) },
    ids: (_, { seat }) => [`coin:${seat}`],
    row: (_, { view, seat }) => {
      const n = coinsOf(view, seat);
      return {
        title: t("caerleon.option.payCoin"),
        detail: t("caerleon.option.payCoin.detail", { n, words: inWords(n) }),
      };
    },
    sign: () => COIN,
  },
  "take-coin": {
    asked: { fetch: coin, barter: coin },
    ids: () => ["supply:coins"],
    row: (_, { view, seat }) => ({
      title: t("caerleon.option.takeCoin"),
      detail: t("caerleon.option.takeCoin.detail", {
        n: view.gold?.coinSupply ?? 0,
        have: coinsOf(view, seat),
      }),
    }),
    sign: () => COIN,
  },
  give: { asked: { merchant: (option) => ofGood(bartered(option)) } },
  take: { asked: { fetch: ofGood, barter: ofGood } },
  post: { ids: lodging },
  activate: { ids: lodging },
  // All goods of a kind are in one district, so only the colour matters.
  claim: { sign: ({ place }, situation) => `stored:${place}-${about("claim", situation)?.kind ?? "shield"}` },
};
