/** The options with Morgana in words. */

import { capitalised, inWords, list, t } from "../../../lib/i18n.svelte";
import { landingsOf, movedBy, type Act, type Post, type Situation } from "../../choosing/acts";
import type { Row } from "../../question/rows";
import { fromPlace, inPlace, oneOf, placeName, tileName, toPlace, toSpace } from "../../telling/phrases";
import { tileOf } from "../../position/view";
import { ARTHUR } from "../arthur/position";
import { FETCHES, KINDS, MERLIN, type Place } from "../../position/words";
import type { Bewitch, Curse, Trade } from "./acts";
import { closedWords } from "./closed";
import { HORN, MORGANA, WILD } from "./kitchen";
import { cauldronName, dieName, dieOf, figureBriefly, figureOf, movesWords, spellDoes } from "./phrases";

/** What an own die shows, or the one of Morgana's that is chosen. */
function faceOf(die: string, { view, seat }: Situation): number {
  return view.morgana?.faces[die] ?? view.faces[seat]?.[die] ?? 0;
}

function readers({ seat, names = [] }: Situation): { seat: number; names: readonly string[] } {
  return { seat, names };
}

/** Which special dice exchange their faces. */
function curseDetail({ own, other }: Curse): string | null {
  const special = [own, other].find((die) => die === MERLIN || die === ARTHUR);
  if (!special) return null;
  return t(special === MERLIN ? "morgana.option.curse.merlin" : "morgana.option.curse.arthur");
}

function curseRow(act: Curse, situation: Situation): Row {
  const { view, names = [] } = situation;
  return {
    title: t("morgana.option.curse.pair", {
      own: faceOf(act.own, situation),
      name: names[act.rival] ?? "",
      other: view.faces[act.rival]?.[act.other] ?? 0,
    }),
    detail: curseDetail(act),
  };
}

/** What lies where she would go. */
function closedThere(place: Place, { view }: Situation): string {
  if (view.districts) return closedWords(view, place);
  const goods = KINDS.flatMap((kind) => {
    const n = view.supply[`${place}-${kind}`];
    return n ? [t(`morgana.option.haunt.${kind}`, { n })] : [];
  });
  return goods.length ? t("morgana.option.haunt", { goods: list(goods) }) : t("morgana.option.haunt.empty");
}

/** Whether one of her markers there would lie on one of the reader's. */
function isTopped(place: Place, { view, seat }: Situation): boolean {
  const own = view.markers[seat]?.[place] ?? 0;
  return own > (view.morgana?.topped[seat]?.[place] ?? 0);
}

/** Where an own die would lead that shows another face. */
function bewitchDetail({ owner, bewitched, shows }: Bewitch, situation: Situation): string | null {
  const { view } = situation;
  const figure = movedBy(bewitched, { view, seat: owner });
  const to = oneOf(landingsOf(view, figure, shows).map(({ space }) => toSpace(space)));
  return t("morgana.option.turn.to", { to });
}

function tradeRow({ one, other }: Trade, situation: Situation): Row {
  const { figures } = situation.view;
  const [first, second] = [figureOf(one, readers(situation)), figureOf(other, readers(situation))];
  return {
    title: capitalised(t("morgana.option.swap", { one: first, other: second })),
    detail: t("morgana.option.swap.detail", {
      one: figureBriefly(one, situation.seat),
      there: toSpace(figures[other] ?? ""),
      other: figureBriefly(other, situation.seat),
      here: toSpace(figures[one] ?? ""),
    }),
  };
}

/** An option as a row of the list. */
export function morganaRow(act: Act, situation: Situation): Row | null {
  const { view, parts } = situation;
  const { morgana } = view;
  if (!morgana) return null;
  switch (act.kind) {
    case "cauldron": {
      const spell = morgana.cauldrons[act.number - 1]?.spell ?? "bewitch";
      return {
        title: cauldronName(act.number, spell),
        detail: t("morgana.option.cauldron", {
          moves: movesWords(act.number, view, parts),
          does: spellDoes(spell, situation),
        }),
      };
    }
    case "horn": {
      const face = faceOf(act.die, situation);
      const n = HORN - face;
      return { title: t("morgana.horn"), detail: t("morgana.option.horn", { face, n, words: inWords(n) }) };
    }
    case "poison":
      return {
        title: t("morgana.poison"),
        detail: t(morgana.poisonSupply ? "morgana.option.poison" : "morgana.option.poison.none"),
      };
    case "pass":
      return { title: t("morgana.option.pass"), detail: t("morgana.option.pass.detail") };
    case "curse":
      return curseRow(act, situation);
    case "haunt":
      return { title: placeName(act.place), detail: closedThere(act.place, situation) };
    case "darken": {
      const isHere = act.place === morgana.at;
      if (isHere) return { title: placeName(act.place), detail: t("morgana.option.darken.here") };
      const how = isTopped(act.place, situation)
        ? "morgana.option.darken.top"
        : "morgana.option.darken.alone";
      return { title: placeName(act.place), detail: t(how) };
    }
    case "shed":
      return {
        title: t("ml.option.marker", { in: inPlace(act.place) }),
        detail: t("morgana.option.shed"),
      };
    case "bewitch":
      return {
        title: t("morgana.option.turn", { face: act.shows }),
        detail: bewitchDetail(act, situation),
      };
    case "swap-figures":
      return tradeRow(act, situation);
    case "witch-gold":
      if (act.brings === "coins") {
        return { title: t("morgana.option.coins"), detail: t("morgana.option.coins.detail") };
      }
      return {
        title: t("morgana.option.goods", { from: fromPlace(morgana.at ?? "black") }),
        detail: t("morgana.option.goods.detail"),
      };
    case "hut":
      return {
        title: tileName(view.tiles[act.cell] ?? tileOf("lake"), act.cell),
        detail: t("morgana.option.hut"),
      };
    case "pay":
    case "spoil":
      return { title: t(`morgana.option.pay.${act.piece}`), detail: null };
    default:
      return null;
  }
}

/** A thing that several options begin with. */
export function morganaThing(id: string, acts: readonly Act[], situation: Situation): Row | null {
  const { view } = situation;
  const [sort, one = "", other = ""] = id.split(":");
  if (sort === "poison") {
    const n = view.morgana?.poisoned[Number(one)] ?? 0;
    return {
      title: t("morgana.option.curse"),
      detail: t("morgana.option.curse.have", { n, words: inWords(n) }),
    };
  }
  const n = acts.length;
  const detail = t("ml.options", { n, words: inWords(n) });
  if (sort !== "die") return null;
  if (one === MORGANA) return { title: dieName(view.morgana?.faces[other] ?? 0), detail };
  const owner = Number(one);
  return { title: dieOf(owner, other, view.faces[owner]?.[other] ?? 0, readers(situation)), detail };
}

/** What it is about, where that depends on the position. */
export function morganaText(ask: string, situation: Situation): string | null {
  const { view } = situation;
  const { morgana } = view;
  if (ask === "dark" && morgana?.at) {
    const how = t(isTopped(morgana.at, situation) ? "morgana.say.dark.top" : "morgana.say.dark.alone");
    return morgana.darkSupply > 1
      ? t("morgana.say.dark", { here: toPlace(morgana.at), how })
      : t("morgana.say.dark.last", { how });
  }
  if (ask === "move" && view.chosen && morgana && view.chosen in morgana.faces) {
    const face = morgana.faces[view.chosen] ?? 0;
    const lay = t("morgana.offer.lay", { face });
    return face === WILD ? `${lay}. ${t("morgana.offer.wild")}` : `${lay}.`;
  }
  return null;
}

/** Where she stands nobody fetches a good; a marker can be placed. */
export function morganaDuty(
  { vassal, place }: Pick<Post, "vassal" | "place">,
  { view }: Situation,
): string | null {
  return view.morgana?.at === place && !view.districts && FETCHES[vassal] ? t("morgana.duty.closed") : null;
}
