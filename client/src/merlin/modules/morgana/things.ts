/** Explanations of Morgana's pieces: what they are, why they cannot be chosen, and what she closes. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { rowOf, type Act, type Situation } from "../../choosing/acts";
import { goodsOf, isClosed } from "../../position/view";
import { goodOf, placeOf } from "../../position/words";
import type { Row } from "../../choosing/act";
import { howMany } from "../../question/thingrows";
import { fromPlace, oneOf } from "../../telling/phrases";
import { told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { darkIn, hasBrewed, HORN, HUTS, lying, MORGANA, ripe, WILD } from "./kitchen";
import { cauldronName, dieName, dieOf, hornWords, movesWords, spellDoes, spellName } from "./phrases";

// The figure and the dice

function ofFigure({ one }: Thing, { view: { morgana } }: Situation): Explanation | null {
  if (one !== MORGANA || !morgana) return null;
  const now = morgana.at && t("morgana.explain.figure.now", { from: fromPlace(morgana.at) });
  return told(t("morgana.name"), t("morgana.explain.figure"), "R82", now);
}

function ofDie({ one, other }: Thing, { view: { morgana } }: Situation): Explanation | null {
  const face = morgana?.faces[other];
  if (one !== MORGANA || face === undefined) return null;
  const now = face === WILD ? t("morgana.explain.die.wild") : null;
  return told(dieName(face), t("morgana.explain.die"), "R80.4", now);
}

function whyNotDie({ one, other }: Thing, ask: string, { view, seat }: Situation): string | null {
  const { morgana } = view;
  if (one !== MORGANA || !morgana) return null;
  if (morgana.pentagrams.includes(other)) return t("morgana.why.dieUsed");
  return t(hasBrewed(morgana, seat) || ask !== "move" ? "morgana.why.dieDone" : "morgana.why.dieNow");
}

/** What one of her dice can be used for: "Bewitch, Drinking horn or Poisoned apple". */
function usesOf(acts: readonly Act[], situation: Situation): string {
  const cauldrons = situation.view.morgana?.cauldrons ?? [];
  const uses = acts.map((act) => {
    const spell = act.kind === "cauldron" ? cauldrons[act.number - 1]?.spell : undefined;
    return spell ? spellName(spell) : rowOf(act, situation).title;
  });
  return oneOf([...new Set(uses)]);
}

/** The row of one of her dice, or of any player's. */
function dieRow({ one, other }: Thing, acts: readonly Act[], situation: Situation): Row {
  const { view, seat, names = [] } = situation;
  if (one === MORGANA)
    return { title: dieName(view.morgana?.faces[other] ?? 0), detail: usesOf(acts, situation) };
  const owner = Number(one);
  const face = view.faces[owner]?.[other] ?? 0;
  return { title: dieOf(owner, other, face, { seat, names }), detail: howMany(acts) };
}

/** One of her dice, or any player's. */
function dieSign({ id, one, other }: Thing, { view: { morgana, faces } }: Situation): string {
  return one === MORGANA
    ? `morgana-die:${morgana?.faces[other] ?? 1}`
    : `${id}:${faces[Number(one)]?.[other] ?? 1}`;
}

function ofPentagram({ one }: Thing, { view: { morgana } }: Situation): Explanation | null {
  if (!morgana) return null;
  const now = t(hasBrewed(morgana, Number(one)) ? "morgana.pentagram.done" : "morgana.pentagram");
  return told(t("morgana.dice"), t("morgana.explain.pentagram"), "R80.4", now);
}

// The kitchen

function ofCauldron({ one }: Thing, situation: Situation): Explanation | null {
  const { view, parts } = situation;
  const number = Number(one);
  const cauldron = view.morgana?.cauldrons[number - 1];
  if (!cauldron) return null;
  const does = `${movesWords(number, view, parts)}; ${spellDoes(cauldron.spell, situation)}`;
  const back = t("morgana.explain.cauldron.back", { spell: spellName(cauldron.back) });
  const title = cauldronName(number, cauldron.spell);
  return told(title, t("morgana.explain.cauldron"), "R85", `${does}; ${back}`);
}

function whyNotCauldron({ one }: Thing, ask: string, { view, parts, seat }: Situation): string | null {
  const { morgana } = view;
  const number = Number(one);
  if (!morgana) return null;
  if (morgana.cauldrons[number - 1]?.die) return t("morgana.why.cauldronTaken");
  if (hasBrewed(morgana, seat) || ask !== "move") return t("morgana.why.dieDone");
  const wanted = parts.kitchen?.faces[number - 1];
  const isFitting = lying(morgana).some((die) => [wanted, WILD].includes(morgana.faces[die] ?? 0));
  return t(isFitting ? "morgana.why.dieNow" : "morgana.why.cauldronFace");
}

/** The drinking horn. */
function ofTreasure({ one }: Thing, { view: { morgana }, seat, names = [] }: Situation): Explanation | null {
  if (one !== "horn" || !morgana) return null;
  return told(t("morgana.horn"), t("morgana.explain.horn"), "R84", hornWords(morgana, seat, names));
}

function whyNotTreasure({ one }: Thing, ask: string, { view, seat }: Situation): string | null {
  const { morgana } = view;
  if (one !== "horn" || !morgana) return null;
  if (hasBrewed(morgana, seat) || ask !== "move") return t("morgana.why.dieDone");
  const means = (view.gold?.coins[seat] ?? 0) + goodsOf(view, seat, "material");
  const best = Math.max(0, ...lying(morgana).map((die) => morgana.faces[die] ?? 0));
  return t(HORN - best > means ? "morgana.why.horn" : "morgana.why.dieNow");
}

function ofPoison({ one }: Thing, { view: { morgana } }: Situation): Explanation | null {
  if (!morgana) return null;
  const now = t("morgana.stock.poison", { n: morgana.poisoned[Number(one)] ?? 0 });
  return told(t("morgana.poisons"), t("morgana.explain.poison"), "R83", now);
}

function whyNotPoison({ one }: Thing, _: string, { view, seat }: Situation): string | null {
  const { morgana } = view;
  if (Number(one) !== seat || !morgana) return null;
  if (!morgana.poisoned[seat]) return t("morgana.why.noPoison");
  return t(ripe(morgana, seat, view.active) > 0 ? "morgana.why.poison" : "morgana.why.fresh");
}

function poisonRow({ one }: Thing, _: readonly Act[], { view }: Situation): Row {
  const n = view.morgana?.poisoned[Number(one)] ?? 0;
  const detail = t("morgana.option.curse.have", { n, words: inWords(n) });
  return { title: t("morgana.option.curse"), detail };
}

// On the board and in the supply

/** Her markers in a principality: alone, or on those of a player. */
function ofMarkers({ sort, one, other }: Thing, { view: { morgana } }: Situation): Explanation | null {
  const place = placeOf(other) ?? placeOf(one);
  if (!place || !morgana || !darkIn(morgana, place)) return null;
  const text = t(sort === "dark" ? "morgana.explain.dark.alone" : "morgana.explain.dark.top");
  return told(t("morgana.dark"), text, "R86.4");
}

function ofSupply({ one }: Thing, { view: { morgana } }: Situation): Explanation | null {
  if (!morgana) return null;
  switch (one) {
    case "poison": {
      const now = t("morgana.board.poison", { n: morgana.poisonSupply });
      return told(t("morgana.poisons"), t("morgana.explain.poison"), "R83", now);
    }
    case "huts": {
      const now = t("morgana.explain.supply.hut", { n: HUTS - morgana.huts.length });
      return told(t("morgana.huts"), t("morgana.explain.hut"), "R87", now);
    }
    case "dark": {
      const now = t("morgana.explain.supply.dark", { n: morgana.darkSupply });
      return told(t("morgana.dark"), t("morgana.explain.dark"), "R86.4", now);
    }
    default:
      return null;
  }
}

/** Why a space cannot be chosen: no figure enters that of the principality where she stands. */
function whyNotSpace({ one }: Thing, _: string, { view: { morgana } }: Situation): string | null {
  return morgana?.at && one === morgana.at ? t("morgana.why.closed") : null;
}

function whyNotGood({ one }: Thing, _: string, { view }: Situation): string | null {
  const good = goodOf(one);
  return good && isClosed(good, view) ? t("morgana.why.closedGood") : null;
}

export const THINGS: ThingTable = {
  figure: { explain: ofFigure },
  die: { explain: ofDie, whyNot: whyNotDie, row: dieRow, sign: dieSign },
  pentagram: { explain: ofPentagram },
  cauldron: { explain: ofCauldron, whyNot: whyNotCauldron },
  treasure: { explain: ofTreasure, whyNot: whyNotTreasure },
  poison: { explain: ofPoison, whyNot: whyNotPoison, row: poisonRow, sign: () => "poison" },
  hut: { explain: () => told(t("morgana.spell.hut"), t("morgana.explain.hut"), "R87") },
  dark: { explain: ofMarkers },
  topped: { explain: ofMarkers },
  supply: { explain: ofSupply },
  space: { whyNot: whyNotSpace },
  good: { whyNot: whyNotGood },
};
