/** Allies whose tiles change a die before the move. */

import { t } from "../../../lib/i18n.svelte";
import { changedWays, dieSign } from "../../acts/moves";
import { landings } from "../../acts/wording";
import type { Means, Situation } from "../../choosing/act";
import type { Ally } from "../../rules";
import { allyId } from "./ally";
import { allyName } from "./phrases";

interface Turn {
  readonly die: string;
  readonly face: number;
}

/** A tile of an ally as the price of changing a die; `to` comes before the faces that can be chosen then. */
export function tileOf(ally: Ally, to: () => string): Means {
  return {
    piece: `ally:${ally}`,
    id: (seat) => allyId(seat, ally),
    with: () => t("knights.alter", { ally: allyName(ally) }),
    to,
  };
}

/** The act of an ally whose tile turns a die. */
export function turning(ally: Ally) {
  return {
    read: ([, die, face]: readonly [string, string, number]): Turn => ({ die, face }),
    ids: ({ die }: Turn, { seat }: Situation) => [`die:${seat}:${die}`, allyId(seat, ally)],
    gold: (ids: readonly string[]) => ids.slice(1),
    ways: changedWays,
    row: (act: Turn, situation: Situation) => ({
      title: t("ml.option.apple", { face: act.face }),
      detail: t("knights.option.turn.detail", { ally: allyName(ally), to: landings(act, situation) }),
    }),
    sign: ({ die, face }: Turn, situation: Situation) => dieSign(die, situation, face),
    means: tileOf(ally, () => t("knights.turnTo", { ally: allyName(ally) })),
  };
}
