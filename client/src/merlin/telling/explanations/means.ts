/** Explanations of the means of a turn: dice, apples, staffs and missions. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { missing } from "../../position/missions";
import type { Need } from "../../position/parts";
import { MERLIN } from "../../position/words";
import { inPlace, missionName, points, whatGood, whatNeeds } from "../phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../things";

/** The question before the figure of a turn has moved. */
const BEFORE = "move";

function ofDie({ one, other: die }: Thing, { view, seat }: Situation): Explanation {
  const owner = Number(one);
  const face = view.faces[owner]?.[die] ?? 0;
  const now = view.used[owner]?.includes(die) && owner === seat ? t("ml.why.dieUsed") : null;
  return die === MERLIN
    ? told(t("ml.die.merlin", { face }), t("ml.explain.die.merlin"), "R5.2", now)
    : told(t("ml.die", { face }), t("ml.explain.die"), "R5.1", now);
}

function whyNotDie(thing: Thing, _: string, situation: Situation): string | null {
  const { view, seat } = situation;
  if (!isOwn(thing, situation)) return null;
  if (view.used[seat]?.includes(thing.other)) return t("ml.why.dieUsed");
  const isBound = view.chosen !== null && view.chosen !== thing.other;
  return t(isBound ? "ml.why.dieBound" : "ml.why.notNow");
}

function whyNotApple(thing: Thing, ask: string, situation: Situation): string | null {
  const { view, seat } = situation;
  if (!isOwn(thing, situation)) return null;
  if (!view.apples[seat]) return t("ml.why.noApple");
  return t(ask === BEFORE && view.ate ? "ml.why.ate" : "ml.why.notNow");
}

function whyNotStaff(thing: Thing, _: string, situation: Situation): string | null {
  if (!isOwn(thing, situation)) return null;
  return t(situation.view.staffs[situation.seat] ? "ml.why.staffMerlin" : "ml.why.noStaff");
}

function ofMission({ one: card }: Thing, { view, parts, seat }: Situation): Explanation | null {
  const mission = parts.missions[card];
  if (!mission) return null;
  const lacking = missing(mission, view, seat);
  const now = lacking.length ? t("ml.lacks", { needs: whatNeeds(lacking) }) : t("ml.meets");
  const text = t("ml.explain.missionCard", { points: points(mission.points) });
  return told(missionName(mission), text, "R9.1", now);
}

function whyNotMission({ one: card }: Thing, _: string, { view, parts, seat }: Situation): string | null {
  const mission = parts.missions[card];
  if (!mission || !view.hands[seat]?.cards?.includes(card)) return null;
  const lacking = missing(mission, view, seat);
  if (lacking.length) return t("ml.why.missionLacks", { needs: whatNeeds(lacking) });
  if (view.active !== seat) return t("ml.why.missionNow");
  if (!view.resolved) return t("ml.why.notNow");
  const flag = parts.flagOf.missions;
  return flag ? t("ml.why.missionDone", { what: whatGood(`${flag}-flag`) }) : t("ml.why.missionOnce");
}

/** The explanation of an icon of a mission. */
export function explainNeed(need: Need): string {
  switch (need.kind) {
    case "good":
      return t("ml.explain.need.good", { what: whatGood(need.good) });
    case "any":
      return t("ml.explain.need.any");
    case "marker":
      return t("ml.explain.need.marker", { in: inPlace(need.place) });
    case "anywhere":
      return t("ml.explain.need.anywhere");
    case "posted":
      return t("ml.explain.need.posted", { in: inPlace(need.place) });
    case "two":
      return t("ml.explain.need.two", { in: inPlace(need.place) });
    case "together":
      return t("ml.explain.need.together");
  }
}

export const MEANS_EXPLAINED: ThingTable = {
  die: { explain: ofDie, whyNot: whyNotDie },
  apple: { explain: () => told(t("ml.apples"), t("ml.explain.apple"), "R6.1"), whyNot: whyNotApple },
  staff: { explain: () => told(t("ml.staffs"), t("ml.explain.staff"), "R7.1"), whyNot: whyNotStaff },
  mission: { explain: ofMission, whyNot: whyNotMission },
};
