/** Explanations of vassals and markers, traitors, and the score of a player. */

import { t } from "../../../lib/i18n.svelte";
import { about, type Situation } from "../../choosing/acts";
import { scoreOf } from "../../position/view";
import { placeOf, vassalOf, type Vassal } from "../../position/words";
import { points, theVassal, traitorName, vassalName } from "../phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../things";

const DUTY_RULES: Readonly<Record<Vassal, string>> = {
  builder: "R8.1a",
  "flag-bearer": "R8.1b",
  "shield-bearer": "R8.1c",
  lady: "R8.1d",
};

/** The name of the player to whom a thing belongs. */
function nameOf({ one }: Thing, { names = [] }: Situation): string {
  return names[Number(one)] ?? "";
}

function ofVassal({ other }: Thing): Explanation | null {
  const vassal = vassalOf(other);
  return vassal && told(vassalName(vassal), t(`ml.explain.vassal.${vassal}`), DUTY_RULES[vassal]);
}

function whyNotVassal(thing: Thing, _: string, situation: Situation): string | null {
  if (!isOwn(thing, situation)) return null;
  const { view, seat } = situation;
  const vassal = vassalOf(thing.other);
  const there = about("send", situation)?.space;
  const isThere = vassal && there && view.vassals[seat]?.[vassal] === there;
  return t(isThere ? "ml.why.standsThere" : "ml.why.notNow");
}

/** The place of a vassal in a principality. */
function ofPost({ other }: Thing): Explanation | null {
  const vassal = vassalOf(other);
  return vassal && told(vassalName(vassal), t("ml.explain.post", { vassal: theVassal(vassal) }), "R8.1");
}

function ofMarker(thing: Thing, situation: Situation, rule: string): Explanation {
  return told(t("ml.markers"), t("ml.explain.marker", { name: nameOf(thing, situation) }), rule);
}

/** Pieces still on a castle, to be placed on the board. */
function ofHome(thing: Thing, situation: Situation): Explanation {
  return thing.other === "marker"
    ? ofMarker(thing, situation, "R8.1d")
    : told(t("ml.manors"), t("ml.explain.manor"), "R8.9d");
}

function ofTraitor({ other }: Thing): Explanation | null {
  const colour = placeOf(other);
  if (!colour) return null;
  return told(traitorName(colour), t("ml.explain.traitor", { stem: t(`ml.stem.${colour}`) }), "R12.1");
}

function ofScore(thing: Thing, situation: Situation): Explanation {
  const name = nameOf(thing, situation);
  const score = points(scoreOf(situation.view, Number(thing.one)));
  return told(name, t("ml.explain.score", { name, points: score }), "R1.1");
}

export const PEOPLE_EXPLAINED: ThingTable = {
  vassal: { explain: ofVassal, whyNot: whyNotVassal },
  post: { explain: ofPost },
  marker: { explain: (thing, situation) => ofMarker(thing, situation, "R12.3") },
  home: { explain: ofHome },
  traitor: { explain: ofTraitor },
  score: { explain: ofScore },
};
