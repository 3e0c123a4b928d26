/** Tiles with apple and mistletoe: used as the one or the other. */

import { inWords, t } from "../../../../lib/i18n.svelte";
import { changedWays, dieSign } from "../../../acts/moves";
import { landings } from "../../../acts/wording";
import type { Situation, WithActs } from "../../../choosing/act";
import type { Need } from "../../../position/parts";
import { sayIn } from "../../../telling/teller";
import { mistletoeOf } from "../../gold/position";
import { ownWares } from "../position";
import { ownId, type WareRecord } from "../ware";
import Halves from "./Halves.svelte";

declare module "../../../choosing/act" {
  interface Acts {
    /** A tile turns a die. */
    fruit: { die: string; face: number };
  }
}

const FRUIT = "fruit";
const say = sayIn("market.log");

/** Tiles help with a mission too, after all mistletoe. */
function relief(said: string, lacking: readonly Need[], { view, seat }: Situation): string | null {
  const own = mistletoeOf(view, seat);
  const n = lacking.length - own;
  if (n < 1 || n > ownWares(view, seat, FRUIT)) return null;
  return t(own ? "market.option.mission" : "market.option.mission.tiles", { said, n, words: inWords(n) });
}

const acts = {
  fruit: {
    read: ([, die, face]) => ({ die, face }),
    ids: ({ die }, { seat }) => [`die:${seat}:${die}`, ownId(seat, FRUIT)],
    gold: (ids) => ids.slice(1),
    ways: changedWays,
    row: (act, situation) => ({
      title: t("ml.option.apple", { face: act.face }),
      detail: t("market.option.fruit.detail", { to: landings(act, situation) }),
    }),
    sign: ({ die, face }, situation) => dieSign(die, situation, face),
    means: {
      piece: FRUIT,
      id: (seat) => ownId(seat, FRUIT),
      with: () => t("market.alter"),
      to: () => t("market.turnTo"),
    },
  },
} satisfies WithActs<"fruit">;

export const fruit = {
  order: 5,
  sample: FRUIT,
  isOne: (ware) => ware === FRUIT,
  rule: "R64",
  stall: () => t("market.name.fruit"),
  name: () => t("market.name.fruit"),
  what: () => t("market.what.fruit"),
  whyNot: () => t("market.why.fruit"),
  isHeap: true,
  counted: { order: 16, words: (n) => t("market.stock.fruit", { n }) },
  relief,
  acts,
  events: {
    turned: {
      say: ({ facts: { means, origin, face } }, teller) =>
        means === FRUIT ? say(teller, "turned", { from: origin, face }) : null,
    },
  },
  Picture: Halves,
} satisfies WareRecord;
