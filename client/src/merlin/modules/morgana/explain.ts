/** What Morgana's pieces are, for whoever points at them; and why they cannot be chosen now. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { Explanation } from "../../telling/explain";
import { goodsOf } from "../../position/view";
import { fromPlace } from "../../telling/phrases";
import { goodOf, placeOf } from "../../position/words";
import { isClosed } from "./closed";
import { darkIn, hasBrewed, HORN, HUTS, lying, MORGANA, ripe, WILD, type Morgana } from "./kitchen";
import { cauldronName, dieName, movesWords, spellDoes, spellName } from "./phrases";

function told(title: string, text: string, rule: string, now: string | null = null): Explanation {
  return { title, text, rule, now };
}

function ofCauldron(number: number, morgana: Morgana, situation: Situation): Explanation | null {
  const { view, parts } = situation;
  const cauldron = morgana.cauldrons[number - 1];
  if (!cauldron) return null;
  const does = `${movesWords(number, view, parts)}; ${spellDoes(cauldron.spell, situation)}`;
  return told(
    cauldronName(number, cauldron.spell),
    t("morgana.explain.cauldron"),
    "R85",
    `${does}; ${t("morgana.explain.cauldron.back", { spell: spellName(cauldron.back) })}`,
  );
}

/** Who has the horn, in words. */
export function hornWords({ horn }: Morgana, you: number | null, names: readonly string[]): string {
  if (horn === null) return t("morgana.horn.free");
  return horn === you ? t("morgana.horn.yours") : t("morgana.horn.with", { name: names[horn] ?? "" });
}

/** What has this id, if it is Morgana's. */
export function explainMorgana(id: string, situation: Situation): Explanation | null {
  const { view, seat, names = [] } = situation;
  const { morgana } = view;
  if (!morgana) return null;
  const [sort, one = "", other = ""] = id.split(":");
  const place = placeOf(other) ?? placeOf(one);
  switch (sort) {
    case "figure": {
      if (one !== MORGANA) return null;
      const now = morgana.at && t("morgana.explain.figure.now", { from: fromPlace(morgana.at) });
      return told(t("morgana.name"), t("morgana.explain.figure"), "R82", now);
    }
    case "die": {
      const face = morgana.faces[other];
      if (one !== MORGANA || face === undefined) return null;
      const now = face === WILD ? t("morgana.explain.die.wild") : null;
      return told(dieName(face), t("morgana.explain.die"), "R80.4", now);
    }
    case "pentagram":
      return told(
        t("morgana.dice"),
        t("morgana.explain.pentagram"),
        "R80.4",
        t(hasBrewed(morgana, Number(one)) ? "morgana.pentagram.done" : "morgana.pentagram"),
      );
    case "cauldron":
      return ofCauldron(Number(one), morgana, situation);
    case "treasure":
      if (one !== "horn") return null;
      return told(t("morgana.horn"), t("morgana.explain.horn"), "R84", hornWords(morgana, seat, names));
    case "poison": {
      const now = t("morgana.stock.poison", { n: morgana.poisoned[Number(one)] ?? 0 });
      return told(t("morgana.poisons"), t("morgana.explain.poison"), "R83", now);
    }
    case "hut":
      return told(t("morgana.spell.hut"), t("morgana.explain.hut"), "R87");
    case "dark":
    case "topped": {
      const text = t(sort === "dark" ? "morgana.explain.dark.alone" : "morgana.explain.dark.top");
      return place && darkIn(morgana, place) ? told(t("morgana.dark"), text, "R86.4") : null;
    }
    case "supply":
      return ofSupply(one, morgana);
    default:
      return null;
  }
}

function ofSupply(what: string, morgana: Morgana): Explanation | null {
  switch (what) {
    case "poison":
      return told(
        t("morgana.poisons"),
        t("morgana.explain.poison"),
        "R83",
        t("morgana.board.poison", { n: morgana.poisonSupply }),
      );
    case "huts": {
      const n = HUTS - morgana.huts.length;
      return told(t("morgana.huts"), t("morgana.explain.hut"), "R87", t("morgana.explain.supply.hut", { n }));
    }
    case "dark": {
      const n = morgana.darkSupply;
      return told(
        t("morgana.dark"),
        t("morgana.explain.dark"),
        "R86.4",
        t("morgana.explain.supply.dark", { n }),
      );
    }
    default:
      return null;
  }
}

function whyNotDie(die: string, ask: string, morgana: Morgana, seat: number): string {
  if (morgana.pentagrams.includes(die)) return t("morgana.why.dieUsed");
  return t(hasBrewed(morgana, seat) || ask !== "move" ? "morgana.why.dieDone" : "morgana.why.dieNow");
}

function whyNotCauldron(number: number, ask: string, { view, parts, seat }: Situation): string | null {
  const { morgana } = view;
  if (!morgana) return null;
  if (morgana.cauldrons[number - 1]?.die) return t("morgana.why.cauldronTaken");
  if (hasBrewed(morgana, seat) || ask !== "move") return t("morgana.why.dieDone");
  const wanted = parts.kitchen?.faces[number - 1];
  const isFitting = lying(morgana).some((die) => [wanted, WILD].includes(morgana.faces[die] ?? 0));
  return t(isFitting ? "morgana.why.dieNow" : "morgana.why.cauldronFace");
}

/** Why one of her pieces, or what she closes, cannot be chosen. */
export function whyNotMorgana(id: string, ask: string, situation: Situation): string | null {
  const { view, seat } = situation;
  const { morgana } = view;
  if (!morgana) return null;
  const [sort, one = "", other = ""] = id.split(":");
  switch (sort) {
    case "die":
      return one === MORGANA ? whyNotDie(other, ask, morgana, seat) : null;
    case "cauldron":
      return whyNotCauldron(Number(one), ask, situation);
    case "treasure": {
      if (one !== "horn") return null;
      if (hasBrewed(morgana, seat) || ask !== "move") return t("morgana.why.dieDone");
      const means = (view.gold?.coins[seat] ?? 0) + goodsOf(view, seat, "material");
      const best = Math.max(0, ...lying(morgana).map((die) => morgana.faces[die] ?? 0));
      return t(HORN - best > means ? "morgana.why.horn" : "morgana.why.dieNow");
    }
    case "poison":
      if (Number(one) !== seat) return null;
      if (!morgana.poisoned[seat]) return t("morgana.why.noPoison");
      return t(ripe(morgana, seat, view.active) > 0 ? "morgana.why.poison" : "morgana.why.fresh");
    case "space":
      return one === morgana.at ? t("morgana.why.closed") : null;
    case "good": {
      const good = goodOf(one);
      return good && isClosed(good, view) ? t("morgana.why.closedGood") : null;
    }
    default:
      return null;
  }
}
