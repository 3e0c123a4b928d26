/** The acts of King's favor. */

import { capitalised, t } from "../../../lib/i18n.svelte";
import type { WithActs } from "../../choosing/act";
import { posting } from "../../acts/vassals";
import { site } from "../../acts/manors";
import { abilityOf, columnOf, rowOf, type Ability } from "./abilities";
import { kindOf, pieceOf, type Piece, type Place } from "../../position/words";
import type { FavorAct } from "../../rules";
import { abilityName } from "./phrases";
import { gained } from "../../telling/gains";
import { points, vassalName, whatTraitor } from "../../telling/phrases";
import { piecesOf } from "../../telling/spaces";

interface FavorActs {
  /** The shield-bearer's ability repels a traitor. */
  favor: { place: Place };
  learn: { ability: Ability };
  /** A points space counts any pieces. */
  count: { piece: Piece };
}
declare module "../../choosing/act" {
  interface Acts extends FavorActs {}
}

export const ACTS: WithActs<keyof FavorActs, FavorAct[0]> = {
  favor: {
    read: ([, place]) => ({ place }),
    ids: ({ place }, { seat }) => [`traitor:${seat}:${place}`, `ability:${seat}:shield-bearer-3`],
    row: ({ place }) => ({
      title: capitalised(t("ml.option.favor", { what: whatTraitor(place) })),
      detail: t("ml.option.favor.detail"),
    }),
    sign: ({ place }) => `traitor:${place}`,
    isFree: true,
  },
  learn: {
    asked: {
      learn: (option) => {
        const ability = abilityOf(option);
        return ability && { ability };
      },
    },
    ids: ({ ability }, { seat }) => [`ability:${seat}:${ability}`],
    row: ({ ability }) => ({
      title: abilityName(ability),
      detail: t("ml.option.learn.detail", { row: rowOf(ability), vassal: vassalName(columnOf(ability)) }),
    }),
    sign: ({ ability }) => `office:${columnOf(ability)}`,
  },
  count: {
    asked: {
      "favor-score": (option) => {
        const piece = pieceOf(option);
        return piece && { piece };
      },
    },
    ids: ({ piece }) => [`piece:${piece}`],
    row: ({ piece }, situation) => {
      const n = gained(situation) ?? piecesOf(situation.view, situation.seat, piece) + 1;
      return {
        title: t("ml.option.count", { pieces: t(`ml.pieces.${piece}`) }),
        detail: t("ml.option.count.detail", { points: points(n) }),
      };
    },
    tellsPoints: true,
    sign: ({ piece }, { seat }) =>
      kindOf(piece) ? `kind:${piece}` : piece === "manor" ? `manor:${seat}` : "marker",
  },
  post: { asked: { "favor-deploy": posting } },
  build: { asked: { "favor-build": site } },
};
