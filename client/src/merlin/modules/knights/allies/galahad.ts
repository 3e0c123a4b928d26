/** Sir Galahad: for a tile he takes a good from another principality. */

import wings from "icon:winged-shield";
import { t } from "../../../../lib/i18n.svelte";
import { inPrincipality } from "../../../acts/vassals";
import { about, type Situation, type WithActs } from "../../../choosing/act";
import { leftOf } from "../../../position/view";
import type { Place } from "../../../position/words";
import { fromPlace, goodName, inPlace, placeName } from "../../../telling/phrases";
import { sayIn } from "../../../telling/teller";
import { allyId, type AllyRecord } from "../ally";
import { forTile } from "../phrases";

declare module "../../../choosing/act" {
  interface Acts {
    galahad: { place: Place };
  }
}

const say = sayIn("knights.log");
const claimOf = (situation: Situation) => about("galahad", situation);

/** The good that could come from elsewhere. */
function elsewhere(situation: Situation): string | null {
  const claim = claimOf(situation);
  return claim && t("ml.say.galahad", { what: t(`ml.aKind.${claim.kind}`) });
}

/** The good comes from its usual place. */
function fromThere(situation: Situation): string | null {
  const claim = claimOf(situation);
  if (!claim) return null;
  const { place, kind } = claim;
  return leftOf(situation.view, `${place}-${kind}`) > 0
    ? t("ml.decline.galahad.from", { from: fromPlace(place) })
    : t("ml.decline.galahad.none", { in: inPlace(place) });
}

const acts = {
  galahad: {
    asked: { galahad: inPrincipality },
    ids: ({ place }, situation) => {
      const claim = claimOf(situation);
      const good = claim ? [`good:${place}-${claim.kind}`] : [];
      return [...good, `place:${place}`, allyId(situation.seat, "galahad")];
    },
    gold: (ids) => ids.slice(0, 1),
    row: ({ place }, situation) => {
      const claim = claimOf(situation);
      return {
        title: claim ? goodName(`${place}-${claim.kind}`) : placeName(place),
        detail: forTile("galahad", situation),
      };
    },
    sign: ({ place }, situation) => {
      const claim = claimOf(situation);
      return claim ? `${place}-${claim.kind}` : `emblem:${place}`;
    },
  },
} satisfies WithActs<"galahad">;

export const galahad = {
  sign: wings,
  rule: "R40.9",
  saysUse: (teller) => say(teller, "galahad"),
  acts,
  asks: { galahad: { text: elsewhere, decline: fromThere } },
} satisfies AllyRecord;
