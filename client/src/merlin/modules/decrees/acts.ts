/** The acts of King's decree. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { ofGood } from "../../acts/goods";
import { changedWays, dieSign } from "../../acts/moves";
import { inPrincipality } from "../../acts/vassals";
import { landings, stock } from "../../acts/wording";
import type { Row, Situation, WithActs } from "../../choosing/act";
import { leftOf } from "../../position/view";
import { decreeOf, decreePoints, type Decree } from "./decrees";
import { goodOf, type Place } from "../../position/words";
import type { DecreesAct } from "../../rules";
import { gained } from "../../telling/gains";
import { goodName, inPlace, points } from "../../telling/phrases";

interface DecreesActs {
  /** A decree turns a die by one. */
  decree: { die: string; face: number };
  /** Two decrees are spent for a good or a marker, three for points. */
  decrees: { count: number };
  /** The player looks through the decrees of a principality instead of doing the duty there. */
  look: { place: Place };
  /** The decree to take. */
  bring: { decree: Decree };
}
declare module "../../choosing/act" {
  interface Acts extends DecreesActs {}
}

const FOR_POINTS = 3;
const POINTS = 5;

function bringRow(decree: Decree, situation: Situation): Row {
  const printed = decreePoints(decree);
  if (printed !== null) {
    const n = gained(situation) ?? printed;
    return { title: t("ml.option.score", { points: points(n) }), detail: t("ml.option.bring.points") };
  }
  const good = goodOf(decree) ?? "black-shield";
  const isThere = leftOf(situation.view, good) > 0;
  return { title: goodName(good), detail: isThere ? stock(good, situation) : t("ml.option.bring.none") };
}

export const ACTS: WithActs<keyof DecreesActs, DecreesAct[0]> = {
  decree: {
    read: ([, die, face]) => ({ die, face }),
    ids: ({ die }, { seat }) => [`die:${seat}:${die}`, `decrees:${seat}`],
    gold: (ids) => ids.slice(1),
    ways: changedWays,
    row: (act, situation) => ({
      title: t("ml.option.apple", { face: act.face }),
      detail: t("ml.option.decree.detail", { to: landings(act, situation) }),
    }),
    sign: ({ die, face }, situation) => dieSign(die, situation, face),
    means: {
      piece: "decree",
      id: (seat) => `decrees:${seat}`,
      with: () => t("mt.alter.decree"),
      to: () => t("mt.withDecree"),
    },
  },
  decrees: {
    read: ([, count]) => ({ count }),
    ids: (_, { seat }) => [`decrees:${seat}`],
    row: ({ count }, situation) => {
      const { view, seat } = situation;
      const n = view.decrees?.[seat]?.length ?? 0;
      const said = { count: inWords(count), n, words: inWords(n) };
      return {
        title:
          count === FOR_POINTS
            ? t("ml.option.score", { points: points(gained(situation) ?? POINTS) })
            : t("ml.option.decrees"),
        detail: t(n === count ? "ml.option.decrees.all" : "ml.option.decrees.detail", said),
      };
    },
    sign: () => "decree-stack",
    isFree: true,
    tellsPoints: true,
  },
  look: {
    asked: { look: inPrincipality },
    ids: ({ place }) => [`stack:${place}`, `place:${place}`],
    row: ({ place }, { view }) => {
      const n = view.decreeStacks?.[place].count ?? 0;
      return {
        title: t("ml.option.look", { in: inPlace(place) }),
        detail: t("ml.option.look.detail", { n, words: inWords(n) }),
      };
    },
    sign: () => "decree-stack",
  },
  bring: {
    asked: {
      decree: (option) => {
        const decree = decreeOf(option);
        return decree && { decree };
      },
    },
    ids: ({ decree }, { view }) => {
      const good = goodOf(decree);
      return [`decree:${decree}`, ...(good && leftOf(view, good) ? [`good:${good}`] : [])];
    },
    row: ({ decree }, situation) => bringRow(decree, situation),
    sign: ({ decree }) => `decree:${decree}`,
    tellsPoints: true,
  },
  bonus: { asked: { "decree-bonus": ofGood } },
};
