/** Explanations of goods, in the principalities and on the castles, and of the supplies of the table. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { about, type Situation } from "../../choosing/acts";
import { answered } from "../../layers";
import { colourOf, goodOf, sortOf, type Good, type Power } from "../../position/words";
import { goodName, powerName } from "../phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../things";

/** The explanation of a flag's power, with its rule. */
export function explainPower(power: Power): Explanation {
  const text = t("ml.explain.flag", { text: t(`ml.explain.power.${power}`) });
  return told(powerName(power), text, answered(({ powers }) => powers?.[power]) ?? "");
}

function ofGood(good: Good, now: string | null, { parts }: Situation): Explanation {
  const sort = sortOf(good);
  if (sort === "flag") {
    const { title, text, rule } = explainPower(parts.powerOf[colourOf(good)]);
    return told(`${goodName(good)}: ${title}`, text, rule, now);
  }
  return told(goodName(good), t(`ml.explain.${sort}`), sort === "shield" ? "R12.1" : "R8.9b", now);
}

/** A good in its principality, with how many are left. */
function ofStored({ one }: Thing, situation: Situation): Explanation | null {
  const good = goodOf(one);
  if (!good) return null;
  const n = situation.view.supply[good];
  return ofGood(good, t("ml.explain.goods", { n, words: inWords(n) }), situation);
}

function ofHeld({ other }: Thing, situation: Situation): Explanation | null {
  const good = goodOf(other);
  return good && ofGood(good, null, situation);
}

function whyNotStored({ one }: Thing, _: string, situation: Situation): string {
  const { view, seat } = situation;
  const good = goodOf(one);
  if (good && !view.supply[good]) return t("ml.why.noneLeft");
  const isClaimed = good !== null && about("claim", situation)?.kind === sortOf(good);
  return isClaimed && !view.markers[seat]?.[colourOf(good)] ? t("ml.why.noMarker") : t("ml.why.notNow");
}

function whyNotHeld(thing: Thing, _: string, situation: Situation): string | null {
  const good = goodOf(thing.other);
  if (!isOwn(thing, situation) || !good || sortOf(good) !== "flag") return null;
  return t(`ml.why.flag.${situation.parts.powerOf[colourOf(good)]}`);
}

function ofSupply({ one }: Thing, { view }: Situation): Explanation | null {
  switch (one) {
    case "apples":
      return told(t("ml.apples"), t("ml.explain.supply.apples", { n: view.appleSupply }), "R6.1");
    case "missions": {
      const said = { n: view.missionDeck, discards: view.missionDiscards.length };
      return told(t("ml.missions"), t("ml.explain.supply.missions", said), "R9.5");
    }
    case "traitors":
      return told(t("ml.traitors"), t("ml.explain.supply.traitors", { n: view.traitorSupply }), "R12.1");
    default:
      return null;
  }
}

function ofTreasure({ one }: Thing): Explanation | null {
  if (one === "grail") return told(t("ml.grail"), t("ml.explain.grail"), "R12.3a");
  return one === "excalibur" ? told(t("ml.excalibur"), t("ml.explain.excalibur"), "R8.4") : null;
}

export const GOODS_EXPLAINED: ThingTable = {
  good: { explain: ofStored, whyNot: whyNotStored },
  castle: { explain: ofHeld, whyNot: whyNotHeld },
  supply: { explain: ofSupply },
  treasure: { explain: ofTreasure },
};
