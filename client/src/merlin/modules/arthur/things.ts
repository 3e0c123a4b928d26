/** Explanations of Arthur, his die and his ring, the Picts, and the things his spaces ask for. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { ARTHUR } from "./position";
import { CASTLE, vassalOf } from "../../position/words";
import { pictName, whatBonus } from "./phrases";
import { signed } from "../../telling/phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { pictPoints, strengthOf } from "./picts";
import { bonusNow, pictsOf } from "./pictwords";

function ofDie(
  { one, other: die }: Thing,
  { view }: Situation,
  inside: () => Explanation | null,
): Explanation | null {
  if (die !== ARTHUR) return null;
  const face = view.faces[Number(one)]?.[die] ?? 0;
  const now = inside()?.now ?? null;
  return told(t("arthur.die", { face }), t("arthur.explain.die"), "R30.2", now);
}

function ofFigure({ one: figure }: Thing): Explanation | null {
  return figure === ARTHUR ? told(t("arthur.name"), t("arthur.explain.figure"), "R30.2") : null;
}

function ofTreasure({ one }: Thing): Explanation | null {
  return one === "signet" ? told(t("arthur.signet"), t("arthur.explain.ring"), "R31.2") : null;
}

function ofPict({ one }: Thing, situation: Situation): Explanation | null {
  const pict = situation.parts.picts[one];
  if (!pict) return null;
  const text = t("picts.explain", { n: pict.value, what: whatBonus(pict.bonus) });
  return told(pictName(pict), text, "R32", bonusNow(pict.bonus, situation));
}

/** The strength of a player's Picts, and the points for it. */
function ofPicts({ one }: Thing, situation: Situation): Explanation | null {
  const { view, parts, names = [] } = situation;
  if (!view.picts) return null;
  const owner = Number(one);
  const strengths = view.picts.map((_, seat) => strengthOf(view, parts, seat));
  const [n, brings] = [strengths[owner] ?? 0, pictPoints(strengths)[owner] ?? 0];
  const values = pictsOf(situation, owner);
  const sum = t(view.signet === owner ? "picts.sum.signet" : "picts.sum", { name: names[owner] ?? "", n });
  const sums = values ? t("picts.explain.values", { sum, values }) : sum;
  const now = t("picts.explain.now", { now: sums, points: signed(brings) });
  return told(t("picts.title"), t("picts.explain.sum"), "R35", now);
}

const MARCHES: Readonly<Record<string, "arthur.why.marchMerlin" | "arthur.why.marchArthur">> = {
  "march-merlin": "arthur.why.marchMerlin",
  "march-arthur": "arthur.why.marchArthur",
};

/** Why the figure that is moved further does not reach a space, unless the space is closed to all. */
function whyNotSpace({ one: space }: Thing, ask: string, { view }: Situation): string | null {
  const key = view.closed === space ? undefined : MARCHES[ask];
  return key ? t(key) : null;
}

/** Why a manor cannot be replaced: only a rival's can. */
function whyNotCell({ one: cell }: Thing, ask: string, { view, seat }: Situation): string | null {
  if (ask !== "replace-manor") return null;
  const owner = view.manors[cell];
  if (owner === undefined) return t("arthur.why.noManorThere");
  return t(owner === seat ? "ml.why.builtYou" : "ml.why.notNow");
}

/** Why a vassal cannot serve again: only one in a principality can. */
function whyNotVassal(thing: Thing, ask: string, situation: Situation): string | null {
  const vassal = vassalOf(thing.other);
  if (ask !== "activate" || !vassal || !isOwn(thing, situation)) return null;
  const { view, seat } = situation;
  return view.vassals[seat]?.[vassal] === CASTLE ? t("arthur.why.atHome") : null;
}

export const THINGS: ThingTable = {
  die: { explain: ofDie },
  figure: { explain: ofFigure },
  treasure: { explain: ofTreasure },
  pict: { explain: ofPict, whyNot: () => t("picts.why") },
  picts: { explain: ofPicts },
  space: { whyNot: whyNotSpace },
  cell: { whyNot: whyNotCell },
  vassal: { whyNot: whyNotVassal },
};
