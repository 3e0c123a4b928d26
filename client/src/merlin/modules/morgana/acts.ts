/** What a player can do with Morgana, her dice and her tokens. */

import { readAct, type Act, type ActReaders, type Said, type Situation } from "../../choosing/acts";
import type * as rules from "../../rules";
import type { Preview } from "../../board/lights";
import type { Gathering } from "../../layers";
import { goodOf, knightOf, ownerOf, placeOf, type Place } from "../../position/words";
import { closedWords } from "./closed";
import { MORGANA } from "./kitchen";

/** One of her dice brings an apple, the horn, or goes into a cauldron. */
export interface Brew extends Said {
  readonly kind: "poison" | "horn";
  readonly die: string;
}
export interface Cook extends Said {
  readonly kind: "cauldron";
  readonly die: string;
  readonly number: number;
}
/** Nobody has to use her dice, under a house rule. */
export interface Pass extends Said {
  readonly kind: "pass";
}
/** A poisoned apple: a die of one's own and one of a rival exchange their faces. */
export interface Curse extends Said {
  readonly kind: "curse";
  readonly own: string;
  readonly rival: number;
  readonly other: string;
}
/** Morgana goes to a principality, or one of her markers does; or one of hers leaves with that of a player. */
export interface Haunt extends Said {
  readonly kind: "haunt" | "darken" | "shed";
  readonly place: Place;
}
/** A die shows another face. */
export interface Bewitch extends Said {
  readonly kind: "bewitch";
  readonly owner: number;
  readonly bewitched: string;
  readonly shows: number;
}
/** Two figures exchange their places. */
export interface Trade extends Said {
  readonly kind: "swap-figures";
  readonly one: string;
  readonly other: string;
}
/** Coins for goods, or goods for coins. */
export interface WitchGold extends Said {
  readonly kind: "witch-gold";
  readonly brings: "coins" | "goods";
}
export interface Hut extends Said {
  readonly kind: "hut";
  readonly cell: string;
}
/** What is paid or taken besides goods. */
export interface Piece extends Said {
  readonly kind: "pay" | "spoil";
  readonly piece: "coin" | "apple" | "mistletoe";
}

export type MorganaAct = Brew | Cook | Pass | Curse | Haunt | Bewitch | Trade | WitchGold | Hut | Piece;

const PIECES = ["coin", "apple", "mistletoe"] as const;

/** An option that names itself. */
const NAMED: ActReaders<rules.MorganaAct> = {
  poison: ([, die], word) => ({ kind: "poison", word, die }),
  horn: ([, die], word) => ({ kind: "horn", word, die }),
  cauldron: ([, die, number], word) => ({ kind: "cauldron", word, die, number }),
  pass: (_, word) => ({ kind: "pass", word }),
  curse: ([, own, rival, other], word) => ({ kind: "curse", word, own, rival, other }),
};

/** A good or something else that is given or taken. */
function thing(option: unknown, word: string, isPaid: boolean): Act | null {
  const good = goodOf(option);
  if (good) return { kind: isPaid ? "give" : "take", word, good };
  const piece = PIECES.find((known) => known === option);
  return piece ? { kind: isPaid ? "pay" : "spoil", word, piece } : null;
}

/** An option of one of her questions. */
export function morganaActOf(ask: string, option: unknown, word: string): Act | null {
  const place = placeOf(option);
  const several = Array.isArray(option) ? (option as unknown[]) : [];
  switch (ask) {
    case "morgana":
      return place && { kind: "haunt", word, place };
    case "dark":
      return place && { kind: "darken", word, place };
    case "discard": {
      const carrying = several[0] === "topped" ? placeOf(several[1]) : null;
      return carrying && { kind: "shed", word, place: carrying };
    }
    case "bewitch": {
      const [owner, bewitched, face] = several;
      return {
        kind: "bewitch",
        word,
        owner: Number(owner),
        bewitched: String(bewitched),
        shows: Number(face),
      };
    }
    case "swap-figures":
      return { kind: "swap-figures", word, one: String(several[0]), other: String(several[1]) };
    case "witch-gold":
      return { kind: "witch-gold", word, brings: option === "goods" ? "goods" : "coins" };
    case "hut":
      return { kind: "hut", word, cell: String(option) };
    case "horn":
    case "sell":
      return thing(option, word, true);
    case "buy":
      return thing(option, word, false);
    default:
      return readAct(NAMED, option, word);
  }
}

/** The id of one of her dice, which are nobody's. */
export function brewId(die: string): string {
  return `die:${MORGANA}:${die}`;
}
function dieId(die: string, seat: number): string {
  return die.startsWith(MORGANA) ? brewId(die) : `die:${seat}:${die}`;
}

/** Where what is bought besides goods lies. */
const SUPPLIES = { coin: "coins", apple: "apples", mistletoe: "mistletoe" } as const;

export function morganaIdsOf(act: Act, { view, seat }: Situation): string[] | null {
  switch (act.kind) {
    case "poison":
      return [brewId(act.die), "supply:poison"];
    case "horn":
      return [brewId(act.die), "treasure:horn"];
    case "cauldron":
      return [brewId(act.die), `cauldron:${act.number}`];
    case "pass":
      return [];
    case "curse":
      return [`poison:${seat}`, dieId(act.own, seat), `die:${act.rival}:${act.other}`];
    case "haunt":
      return [`space:${act.place}`, `place:${act.place}`, `figure:${MORGANA}`];
    case "darken":
      return [`place:${act.place}`];
    case "shed":
      return [`marker:${seat}:${act.place}`];
    case "bewitch":
      return [`die:${act.owner}:${act.bewitched}`];
    case "swap-figures":
      return [
        `figure:${act.one === knightOf(seat) ? act.other : act.one}`,
        `figure:${act.one}`,
        `figure:${act.other}`,
      ];
    case "hut":
      return [`manor:${act.cell}`, `cell:${act.cell}`];
    case "pay":
      return [`${act.piece}:${seat}`];
    case "spoil":
      return [`supply:${SUPPLIES[act.piece]}`];
    case "witch-gold":
      return act.brings === "coins" ? ["supply:coins"] : view.morgana?.at ? [`place:${view.morgana.at}`] : [];
    default:
      return null;
  }
}

/** Of many alike the die, or the apple, that is picked first. */
export const GATHERINGS: readonly Gathering[] = [
  ...(["poison", "horn", "cauldron"] as const).map((kind) => ({
    kind,
    id: (_: number, act: Act) => brewId("die" in act ? act.die : ""),
  })),
  { kind: "curse", id: (seat) => `poison:${seat}` },
  {
    kind: "bewitch",
    id: (_, act) => (act.kind === "bewitch" ? `die:${act.owner}:${act.bewitched}` : ""),
  },
];

/** What is gold before it is looked at. */
export function morganaShown(act: Act, ids: readonly string[]): string[] | null {
  switch (act.kind) {
    case "poison":
    case "horn":
    case "cauldron":
    case "curse":
      return ids.slice(1);
    case "swap-figures":
      return ownerOf(act.one) === null ? ids.slice(1) : ids.slice(0, 1);
    case "haunt":
    case "hut":
      return ids.slice(0, 1);
    default:
      return null;
  }
}

/** Where she would go: from principality to principality, the shorter way round. */
export function morganaWays(act: Act, { view, parts }: Situation): Preview[] | null {
  if (act.kind !== "haunt" || !view.morgana) return null;
  const { places } = parts;
  const [from, to] = [view.morgana.at ? places.indexOf(view.morgana.at) : -1, places.indexOf(act.place)];
  const on = (to - from + places.length) % places.length;
  const step = on * 2 <= places.length ? 1 : -1;
  const count = step > 0 ? on : places.length - on;
  const path =
    from < 0
      ? [act.place]
      : Array.from({ length: count }, (_, index) => {
          const at = (from + step * (index + 1) + places.length) % places.length;
          return places[at] ?? act.place;
        });
  return [{ figure: MORGANA, path, landing: act.place, tag: closedWords(view, act.place) }];
}
