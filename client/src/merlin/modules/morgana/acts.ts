/** The acts with Morgana, her dice and her tokens. */

import { inWords, t } from "../../../lib/i18n.svelte";
import { ofGood } from "../../acts/goods";
import { ofCell } from "../../acts/manors";
import { inPrincipality } from "../../acts/vassals";
import type { WithActs } from "../../choosing/act";
import { tileOf } from "../../position/view";
import { knightOf, ownerOf, placeOf, type Place } from "../../position/words";
import type { MorganaAct } from "../../rules";
import { withTerritory } from "../../telling/ahead";
import { fromPlace, inPlace, placeName, tileName } from "../../telling/phrases";
import { journeyTo } from "./closed";
import { HORN, MORGANA } from "./kitchen";
import { cauldronName, movesWords, spellDoes } from "./phrases";
import { bewitchDetail, closedThere, curseRow, darkenRow, faceOf, tradeRow } from "./rows";

const PIECES = ["coin", "apple", "mistletoe"] as const;

interface MorganaActs {
  /** One of her dice brings an apple or the horn, or goes into a cauldron. */
  poison: { die: string };
  horn: { die: string };
  cauldron: { die: string; number: number };
  /** Using her dice is optional under a house rule. */
  pass: Record<never, never>;
  /** A poisoned apple: a die of the player and one of a rival exchange their faces. */
  curse: { own: string; rival: number; other: string };
  /** Morgana or one of her markers goes to a principality, or one of hers leaves along with a player's. */
  haunt: { place: Place };
  darken: { place: Place };
  shed: { place: Place };
  /** A die shows another face. */
  bewitch: { owner: number; bewitched: string; shows: number };
  "swap-figures": { one: string; other: string };
  /** Goods are bought with coins, or sold for them. */
  "witch-gold": { brings: "coins" | "goods" };
  hut: { cell: string };
  /** Pieces other than goods that are paid or taken. */
  pay: { piece: (typeof PIECES)[number] };
  spoil: { piece: (typeof PIECES)[number] };
}
declare module "../../choosing/act" {
  interface Acts extends MorganaActs {}
}

/** The kinds of acts with one of her dice. */
export const BREWED: readonly string[] = ["poison", "horn", "cauldron"];

/** The id of one of her dice, which belong to nobody. */
export function brewId(die: string): string {
  return `die:${MORGANA}:${die}`;
}

/** The supplies of things other than goods that can be bought. */
const SUPPLIES = { coin: "coins", apple: "apples", mistletoe: "mistletoe" } as const;

/** Reads a piece other than a good that is paid or taken. */
function piece(option: unknown): { piece: (typeof PIECES)[number] } | null {
  const found = PIECES.find((known) => known === option);
  return found ? { piece: found } : null;
}

function several(option: unknown): readonly unknown[] {
  return Array.isArray(option) ? (option as unknown[]) : [];
}

const first = (ids: readonly string[]) => ids.slice(0, 1);
const rest = (ids: readonly string[]) => ids.slice(1);
/** Many acts are alike, so the die is picked first. */
const brewing = { gold: rest, under: ({ die }: { die: string }) => brewId(die), purpose: "brew" } as const;

export const ACTS: WithActs<keyof MorganaActs, MorganaAct[0]> = {
  poison: {
    read: ([, die]) => ({ die }),
    ids: ({ die }) => [brewId(die), "supply:poison"],
    row: (_, { view }) => ({
      title: t("morgana.poison"),
      detail: t(view.morgana?.poisonSupply ? "morgana.option.poison" : "morgana.option.poison.none"),
    }),
    sign: () => "poison",
    ...brewing,
  },
  horn: {
    read: ([, die]) => ({ die }),
    ids: ({ die }) => [brewId(die), "treasure:horn"],
    row: ({ die }, situation) => {
      const face = faceOf(die, situation);
      const n = HORN - face;
      return { title: t("morgana.horn"), detail: t("morgana.option.horn", { face, n, words: inWords(n) }) };
    },
    sign: () => "horn",
    tellsPoints: true,
    ...brewing,
  },
  cauldron: {
    read: ([, die, number]) => ({ die, number }),
    ids: ({ die, number }) => [brewId(die), `cauldron:${number}`],
    row: ({ number }, situation) => {
      const { view, parts } = situation;
      const spell = view.morgana?.cauldrons[number - 1]?.spell ?? "bewitch";
      return {
        title: cauldronName(number, spell),
        detail: t("morgana.option.cauldron", {
          moves: movesWords(number, view, parts),
          does: spellDoes(spell, situation),
        }),
      };
    },
    sign: ({ number }, { view }) => `token:${view.morgana?.cauldrons[number - 1]?.spell ?? "bewitch"}`,
    ...brewing,
  },
  pass: {
    read: () => ({}),
    ids: () => [],
    row: () => ({ title: t("morgana.option.pass"), detail: t("morgana.option.pass.detail") }),
    sign: () => "pentagram",
  },
  curse: {
    read: ([, own, rival, other]) => ({ own, rival, other }),
    ids: ({ own, rival, other }, { seat }) => [
      `poison:${seat}`,
      own.startsWith(MORGANA) ? brewId(own) : `die:${seat}:${own}`,
      `die:${rival}:${other}`,
    ],
    gold: rest,
    row: curseRow,
    sign: () => "poison",
    under: (_, seat) => `poison:${seat}`,
    purpose: "curse",
  },
  haunt: {
    asked: { morgana: inPrincipality },
    ids: ({ place }) => [`space:${place}`, `place:${place}`, `figure:${MORGANA}`],
    gold: first,
    ways: ({ place }, situation) => journeyTo(place, situation),
    row: ({ place }, situation) => ({ title: placeName(place), detail: closedThere(place, situation) }),
    sign: ({ place }) => `emblem:${place}`,
  },
  darken: {
    asked: { dark: inPrincipality },
    ids: ({ place }) => [`place:${place}`],
    row: ({ place }, situation) => darkenRow(place, situation),
    sign: () => "dark",
  },
  shed: {
    asked: {
      discard: (option) => {
        const [what, at] = several(option);
        const place = what === "topped" ? placeOf(at) : null;
        return place && { place };
      },
    },
    ids: ({ place }, { seat }) => [`marker:${seat}:${place}`],
    row: ({ place }) => ({
      title: t("ml.option.marker", { in: inPlace(place) }),
      detail: t("morgana.option.shed"),
    }),
    sign: () => "dark",
  },
  bewitch: {
    asked: {
      bewitch: (option) => {
        const [owner, bewitched, face] = several(option);
        return { owner: Number(owner), bewitched: String(bewitched), shows: Number(face) };
      },
    },
    ids: ({ owner, bewitched }) => [`die:${owner}:${bewitched}`],
    row: (act, situation) => ({
      title: t("morgana.option.turn", { face: act.shows }),
      detail: bewitchDetail(act, situation),
    }),
    sign: ({ owner, bewitched, shows }) => `die:${owner}:${bewitched}:${shows}`,
    under: ({ owner, bewitched }) => `die:${owner}:${bewitched}`,
  },
  "swap-figures": {
    asked: {
      "swap-figures": (option) => {
        const [one, other] = several(option);
        return { one: String(one), other: String(other) };
      },
    },
    ids: ({ one, other }, { seat }) => [
      `figure:${one === knightOf(seat) ? other : one}`,
      `figure:${one}`,
      `figure:${other}`,
    ],
    gold: (ids, _, { one }) => (ownerOf(one) === null ? rest(ids) : first(ids)),
    row: tradeRow,
    sign: ({ other }) => `figure:${other}`,
  },
  "witch-gold": {
    asked: { "witch-gold": (option) => ({ brings: option === "goods" ? "goods" : "coins" }) },
    ids: ({ brings }, { view: { morgana } }) => {
      if (brings === "coins") return ["supply:coins"];
      return morgana?.at ? [`place:${morgana.at}`] : [];
    },
    row: ({ brings }, { view }) =>
      brings === "coins"
        ? { title: t("morgana.option.coins"), detail: t("morgana.option.coins.detail") }
        : {
            title: t("morgana.option.goods", { from: fromPlace(view.morgana?.at ?? "black") }),
            detail: t("morgana.option.goods.detail"),
          },
    sign: () => "token:gold",
  },
  hut: {
    asked: { hut: ofCell },
    ids: ({ cell }) => [`manor:${cell}`, `cell:${cell}`],
    gold: first,
    row: ({ cell }, situation) => ({
      title: tileName(situation.view.tiles[cell] ?? tileOf("lake"), cell),
      detail: withTerritory(t("morgana.option.hut"), cell, situation),
    }),
    sign: () => "hut",
  },
  pay: {
    asked: { horn: piece, sell: piece },
    ids: (act, { seat }) => [`${act.piece}:${seat}`],
    row: (act) => ({ title: t(`morgana.option.pay.${act.piece}`), detail: null }),
    sign: (act) => act.piece,
  },
  spoil: {
    asked: { buy: piece },
    ids: (act) => [`supply:${SUPPLIES[act.piece]}`],
    row: (act) => ({ title: t(`morgana.option.pay.${act.piece}`), detail: null }),
    sign: (act) => act.piece,
  },
  give: { asked: { horn: ofGood, sell: ofGood } },
  take: { asked: { buy: ofGood } },
};
