/** The options of a question: what each one does, and which pieces it concerns. The options are the legal moves. */

import type { QuestionInfo } from "../../lib/api";
import { answered, layers, type ModuleAct } from "../layers";
import type { Parts } from "../position/parts";
import type * as rules from "../rules";
import type { Ask, Question } from "../rules";
import { kindsOf, treasureOf, type Treasure } from "../modules/treasures/treasures";
import { leftOf, stepsOf, strings, type View } from "../position/view";
import { abilityOf, type Ability } from "../modules/favor/abilities";
import { allyOf, type Ally } from "../modules/knights/allies";
import { ARTHUR } from "../modules/arthur/position";
import { decreeOf, type Decree } from "../modules/decrees/decrees";
import {
  goodOf,
  knightOf,
  MERLIN,
  ownerOf,
  pieceOf,
  PLACES,
  placeOf,
  vassalOf,
  type Good,
  type Kind,
  type Piece,
  type Place,
  type Power,
  type Vassal,
} from "../position/words";

export interface Said {
  /** What a decision sends back. */
  readonly word: string;
}

export type Way = "cw" | "ccw";

export interface Go extends Said {
  readonly kind: "go";
  readonly die: string;
  readonly way: Way;
  readonly space: string;
}
export interface Reverse extends Said {
  readonly kind: "reverse";
  readonly die: string;
  readonly space: string;
}
export interface Apple extends Said {
  readonly kind: "apple";
  readonly die: string;
  readonly face: number;
}
export interface Turn extends Said {
  readonly kind: "turn";
  readonly die: string;
}
/** A flag lets a die move its figure a step more or less. */
export interface Nudge extends Said {
  readonly kind: "nudge";
  readonly die: string;
  readonly by: 1 | -1;
}
/** A flag lets a die move another figure. */
export interface Switch extends Said {
  readonly kind: "switch";
  readonly die: string;
  readonly figure: string;
}
/** A figure is moved on by a space: Merlin or Arthur, either way. */
export interface March extends Said {
  readonly kind: "march";
  readonly figure: string;
  readonly way: Way;
  readonly space: string;
}
/** The knight goes up the stairs to a principality. */
export interface Climb extends Said {
  readonly kind: "climb";
  readonly place: Place;
}
/** A tile: with a rival's manor that is replaced by one's own, with the one that is kept, or where a Pict raises one. */
export interface Site extends Said {
  readonly kind: "supplant" | "keep" | "raise";
  readonly cell: string;
}
/** A mission: the one of this turn, a second one with a flag, or one with the signet ring. */
export interface Resolve extends Said {
  readonly kind: "mission" | "second" | "signet";
  readonly card: string;
}
/** Traitors go: all of a colour for a flag, one with King's favor or for Excalibur. */
export interface Repel extends Said {
  readonly kind: "repel" | "favor" | "excalibur";
  readonly place: Place;
}
/** The action of a space: here, opposite (a flag), or where another knight stands (a flag); or again (a staff). */
export interface Perform extends Said {
  readonly kind: "act" | "mirror" | "different" | "staff";
  readonly space: string;
}
/** A vassal is sent, or does its duty again where it stands. */
export interface Post extends Said {
  readonly kind: "post" | "activate";
  readonly vassal: Vassal;
  readonly place: Place;
}
/** A principality: to take a good or all that a treasure shows from, to put a marker on or take one back, to win a tie in, or where Galahad takes a good and Kay lays a tile. */
export interface Where extends Said {
  readonly kind: "claim" | "fetch" | "marker" | "withdraw" | "grail" | "galahad" | "kay";
  readonly place: Place;
}
/** A good: given back, given up for a treasure, taken in exchange, taken for a tower, or raised against a traitor. */
export interface Carry extends Said {
  readonly kind: "give" | "lose" | "take" | "bonus" | "shield";
  readonly good: Good;
}
export interface Replace extends Said {
  readonly kind: "replace";
  readonly cards: readonly string[];
}
/** A mission of the display; null for the topmost of the deck. */
export interface Draw extends Said {
  readonly kind: "draw";
  readonly card: string | null;
}
export interface Build extends Said {
  readonly kind: "build";
  readonly cell: string;
  readonly place: Place;
}
export interface Learn extends Said {
  readonly kind: "learn";
  readonly ability: Ability;
}
/** A Pict that is defeated. */
export interface Defeat extends Said {
  readonly kind: "defeat";
  readonly pict: string;
}
/** With King's favor a points space counts any pieces. */
export interface Count extends Said {
  readonly kind: "count";
  readonly piece: Piece;
}
/** A die shows a point more or less for a decree, or what a tile of Tristram or Gawain allows. */
export interface Adjust extends Said {
  readonly kind: "decree" | "tristram" | "gawain" | "coin" | "fruit";
  readonly die: string;
  readonly face: number;
}
/** A tile of Bors: the knight goes to a principality space, and a die is used up. */
export interface Portal extends Said {
  readonly kind: "portal";
  readonly die: string;
  readonly space: string;
}
/** A tile of Bedivere: a mission of the hand changes places with one of the display. */
export interface Swap extends Said {
  readonly kind: "swap";
  readonly own: string;
  readonly shown: string;
}
/** An ally is chosen. */
export interface Join extends Said {
  readonly kind: "ally";
  readonly ally: Ally;
}
/** A tile of Gaheris goes under the manor. */
export interface Fortify extends Said {
  readonly kind: "castle-tile";
  readonly cell: string;
}
/** Two decrees are used for a good or a marker, three for points. */
export interface Spend extends Said {
  readonly kind: "decrees";
  readonly count: number;
}
/** Look through the decrees of a principality instead of doing the duty there. */
export interface Look extends Said {
  readonly kind: "look";
  readonly place: Place;
}
/** The decree that is brought. */
export interface Bring extends Said {
  readonly kind: "bring";
  readonly decree: Decree;
}
/** All rivals give up one of the things that a treasure shows. */
export interface Demand extends Said {
  readonly kind: "demand";
  readonly treasure: Treasure;
}
export interface Decline extends Said {
  readonly kind: "decline";
}
/** An option of a newer server. */
export interface Unknown extends Said {
  readonly kind: "unknown";
}

export type Act =
  | Go
  | Reverse
  | Apple
  | Turn
  | Nudge
  | Switch
  | March
  | Climb
  | Site
  | Resolve
  | Repel
  | Perform
  | Post
  | Where
  | Carry
  | Replace
  | Draw
  | Build
  | Learn
  | Count
  | Defeat
  | Adjust
  | Spend
  | Look
  | Bring
  | Demand
  | Portal
  | Swap
  | Join
  | Fortify
  | Decline
  | Unknown
  | ModuleAct;

/** TABLES */
export type ActTable = Readonly<Record<string, never>>;

/** What the questions are about, by their names. */
type Abouts = { readonly [Asked in Question as Asked["ask"]]: Asked["about"] };

/** Who looks at what: all that words and lights depend on. */
export interface Situation {
  readonly view: View;
  readonly parts: Parts;
  /** Who is asked, or at the table looks. */
  readonly seat: number;
  /** What is asked, where something is: it says what it is about. */
  readonly asked?: Question | null;
  /** What everyone is called, where it is known. */
  readonly names?: readonly string[];
}

/** The figure that a question lets one move on. */
const MARCHES: Readonly<Record<string, string>> = { "march-merlin": MERLIN, "march-arthur": ARTHUR };
/** The questions whose options are a vassal and where it goes. */
const POSTINGS = ["send", "deploy", "relocate", "favor-deploy"];
const BUILDINGS = ["build", "favor-build"];

/** How acts that the rules declare are read: one that is forgotten does not compile. */
export type ActReaders<Declared extends rules.Act> = {
  readonly [Name in Declared[0]]: (
    act: Extract<Declared, readonly [Name, ...unknown[]]>,
    word: string,
  ) => Act;
};

/** An act by its name; null for an option that is none of these. */
export function readAct<Declared extends rules.Act>(
  readers: ActReaders<Declared>,
  option: unknown,
  word: string,
): Act | null {
  if (!Array.isArray(option) || !Object.hasOwn(readers, String(option[0]))) return null;
  const act = option as unknown as Extract<Declared, readonly [Declared[0], ...unknown[]]>;
  return readers[act[0] as Declared[0]](act, word);
}

const NAMED: ActReaders<
  rules.BaseAct | rules.FavorAct | rules.KnightsAct | rules.ArthurAct | rules.DecreesAct
> = {
  go: ([, die, way, space], word) => ({ kind: "go", word, die, way, space }),
  reverse: ([, die, space], word) => ({ kind: "reverse", word, die, space }),
  mirror: ([, space], word) => ({ kind: "mirror", word, space }),
  staff: ([, space], word) => ({ kind: "staff", word, space }),
  apple: ([, die, face], word) => ({ kind: "apple", word, die, face }),
  turn: ([, die], word) => ({ kind: "turn", word, die }),
  mission: ([, card], word) => ({ kind: "mission", word, card }),
  second: ([, card], word) => ({ kind: "second", word, card }),
  repel: ([, place], word) => ({ kind: "repel", word, place }),
  favor: ([, place], word) => ({ kind: "favor", word, place }),
  nudge: ([, die, way], word) => ({ kind: "nudge", word, die, by: way === "less" ? -1 : 1 }),
  switch: ([, die, figure], word) => ({ kind: "switch", word, die, figure }),
  swap: ([, own, shown], word) => ({ kind: "swap", word, own, shown }),
  tristram: ([, die, face], word) => ({ kind: "tristram", word, die, face }),
  gawain: ([, die, face], word) => ({ kind: "gawain", word, die, face }),
  portal: ([, die, space], word) => ({ kind: "portal", word, die, space }),
  decree: ([, die, face], word) => ({ kind: "decree", word, die, face }),
  decrees: ([, count], word) => ({ kind: "decrees", word, count }),
};

/** What can be done on a space that was reached, and a marker instead of something else. */
function further([name, one]: readonly unknown[], word: string): Act | null {
  const place = placeOf(one);
  if (name === "marker") return place && { kind: "marker", word, place };
  return name === "act" || name === "different" ? { kind: name, word, space: String(one) } : null;
}

function pair(ask: string, [one, other]: readonly unknown[], word: string): Act | null {
  const place = placeOf(other);
  const vassal = vassalOf(one);
  const figure = MARCHES[ask];
  if (figure) return { kind: "march", word, figure, way: one === "ccw" ? "ccw" : "cw", space: String(other) };
  if (!place) return null;
  if (ask === "activate" && vassal) return { kind: "activate", word, vassal, place };
  if (ask === "discard" && one === "marker") return { kind: "withdraw", word, place };
  if (POSTINGS.includes(ask) && vassal) return { kind: "post", word, vassal, place };
  if (BUILDINGS.includes(ask) && !vassal) return { kind: "build", word, cell: String(one), place };
  return null;
}

function single(ask: string, option: unknown, word: string): Act | null {
  const [place, good] = [placeOf(option), goodOf(option)];
  switch (ask) {
    case "claim":
    case "grail":
    case "excalibur":
    case "look":
    case "galahad":
    case "kay":
      return place && { kind: ask, word, place };
    case "lancelot":
      return place && { kind: "marker", word, place };
    case "ally": {
      const ally = allyOf(option);
      return ally && { kind: "ally", word, ally };
    }
    case "pict":
      return { kind: "defeat", word, pict: String(option) };
    case "pict-manor":
      return { kind: "raise", word, cell: String(option) };
    case "keep":
      return { kind: "keep", word, cell: String(option) };
    case "castle-tile":
      return { kind: "castle-tile", word, cell: String(option) };
    case "decree": {
      const decree = decreeOf(option);
      return decree && { kind: "bring", word, decree };
    }
    case "give":
    case "take":
    case "shield":
      return good && { kind: ask, word, good };
    case "discard":
      return good && { kind: "lose", word, good };
    case "treasure": {
      if (place) return { kind: "fetch", word, place };
      const treasure = treasureOf(option);
      return treasure && { kind: "demand", word, treasure };
    }
    case "signet":
      return { kind: "signet", word, card: String(option) };
    case "stairs":
      return place && { kind: "climb", word, place };
    case "replace-manor":
      return { kind: "supplant", word, cell: String(option) };
    case "tower":
    case "decree-bonus":
    case "resource":
      return good && { kind: "bonus", word, good };
    case "draw":
      return { kind: "draw", word, card: option === "deck" ? null : String(option) };
    case "learn": {
      const ability = abilityOf(option);
      return ability && { kind: "learn", word, ability };
    }
    case "favor-score": {
      const piece = pieceOf(option);
      return piece && { kind: "count", word, piece };
    }
    default:
      return null;
  }
}

function actOf(ask: string, option: unknown, word: string): Act {
  if (option === null) return { kind: "decline", word };
  const known = answered(({ act }) => act?.(ask, option, word));
  if (known) return known;
  const unknown: Act = { kind: "unknown", word };
  if (!Array.isArray(option)) return single(ask, option, word) ?? unknown;
  if (ask === "replace") return { kind: "replace", word, cards: strings(option) };
  return pair(ask, option, word) ?? readAct(NAMED, option, word) ?? further(option, word) ?? unknown;
}

/** What a question offers, in its order. */
export function actsOf(question: QuestionInfo): Act[] {
  return question.options.map((option, index) => actOf(question.ask, option, question.words[index] ?? ""));
}

const FREE: readonly Act["kind"][] = ["mission", "second", "repel", "favor", "decrees", "swap"];

/** What fits into every moment of a turn. */
export function isFree(act: Act): boolean {
  return FREE.includes(act.kind) || layers().some(({ free }) => free?.includes(act.kind));
}

/** What turns a die to another face. */
export function isTurning(act: Act): act is Apple | Adjust {
  return "face" in act;
}

const ALTERATIONS: readonly string[] = ["turn", "reverse", "nudge", "switch", "portal"];

/** What changes how a figure moves, or the face of a die, before the move. */
export function isAlteration(act: Act): boolean {
  return isTurning(act) || ALTERATIONS.includes(act.kind);
}

/** The figure that a die of a seat moves: its own, or the one that a flag has named. */
export function movedBy(die: string, { view, seat }: Pick<Situation, "view" | "seat">): string {
  if (view.switched && die === view.chosen) return view.switched;
  return die === MERLIN || die === ARTHUR ? die : knightOf(seat);
}

/** Where a figure would land after so many steps: knights go one way, the others either way. */
export function landingsOf(view: View, figure: string, steps: number): { way: Way; space: string }[] {
  const track = stepsOf(view, figure);
  const at = track.indexOf(view.figures[figure] ?? "");
  const land = (by: number) => track[(((at + by) % track.length) + track.length) % track.length] ?? "";
  const on = { way: "cw" as const, space: land(steps) };
  return ownerOf(figure) !== null || steps === 0 ? [on] : [on, { way: "ccw", space: land(-steps) }];
}

const OPPOSITES = 7;

/** How a changed die would move: which figure, and where it would land. */
export function afterChange(
  act: Apple | Turn | Adjust | Nudge | Switch,
  situation: Pick<Situation, "view" | "seat">,
): { figure: string; landings: { way: Way; space: string }[] } {
  const { view, seat } = situation;
  const shown = view.faces[seat]?.[act.die] ?? 0;
  const face = act.kind === "turn" ? OPPOSITES - shown : "face" in act ? act.face : shown;
  const more = (act.die === view.chosen ? (view.nudged ?? 0) : 0) + (act.kind === "nudge" ? act.by : 0);
  const figure = act.kind === "switch" ? act.figure : movedBy(act.die, situation);
  return { figure, landings: landingsOf(view, figure, Math.max(0, face + more)) };
}

/** The principality to which stairs lead a seat's knight. */
export function topOfStairs(view: View, seat: number): Place {
  const ring = stepsOf(view, knightOf(seat));
  const at = ring.indexOf(view.figures[knightOf(seat)] ?? "");
  const ahead = [...ring.slice(at + 1), ...ring.slice(0, at + 1)];
  return ahead.map(placeOf).find((place) => place !== null) ?? PLACES[0];
}

/** The spaces that a figure steps on, the last of which is the landing. */
export function pathOf(view: View, figure: string, way: Way, to: string): string[] {
  const ring = stepsOf(view, figure);
  const step = way === "cw" ? 1 : ring.length - 1;
  const start = ring.indexOf(view.figures[figure] ?? "");
  const path: string[] = [];
  // A figure may stay where it is; nothing leads it all the way round.
  if (ring[start] === to) return path;
  for (let at = start, count = 0; start >= 0 && count < ring.length; count += 1) {
    at = (at + step) % ring.length;
    path.push(ring[at] ?? "");
    if (ring[at] === to) break;
  }
  return path;
}

/** A question as the rules declare it. */
export function posed(question: QuestionInfo): Question {
  return question as Question;
}

/** What a question is about; null where another is asked, or none. */
export function about<Name extends Ask>(
  name: Name,
  { asked }: Pick<Situation, "asked">,
): Abouts[Name] | null {
  return asked?.ask === name ? (asked.about as Abouts[Name]) : null;
}

/** The goods that a treasure shows which is asked about. */
export function shownGoods(situation: Situation): readonly Kind[] {
  const treasure = treasureOf(about("treasure", situation)?.treasure);
  return treasure ? kindsOf(treasure) : [];
}

function flagIds({ parts, seat }: Situation, power: Power): string[] {
  const place = parts.flagOf[power];
  return place ? [`castle:${seat}:${place}-flag`] : [];
}

/** What a Pict would bring, as far as it lies on the board. */
function bonusIds(pict: string, { view, parts }: Situation): string[] {
  const bonus = parts.picts[pict]?.bonus;
  if (bonus?.kind === "good") return leftOf(view, bonus.good) ? [`good:${bonus.good}`] : [];
  if (bonus?.kind === "marker") return [`place:${bonus.place}`];
  return bonus?.kind === "apple" ? ["supply:apples"] : [];
}

/** The pieces that an option concerns, what it is about first. */
export function idsOf(act: Act, situation: Situation): string[] {
  return answered(({ ids }) => ids?.(act, situation)) ?? ownIdsOf(act, situation);
}

function ownIdsOf(act: Act, situation: Situation): string[] {
  const { view, seat } = situation;
  switch (act.kind) {
    case "go":
      return [`die:${seat}:${act.die}`, `space:${act.space}`, `figure:${movedBy(act.die, situation)}`];
    case "reverse":
      return [
        `die:${seat}:${act.die}`,
        `space:${act.space}`,
        `figure:${knightOf(seat)}`,
        ...flagIds(situation, "reverse"),
      ];
    case "apple":
      return [`die:${seat}:${act.die}`, `apple:${seat}`];
    case "turn":
      return [`die:${seat}:${act.die}`, ...flagIds(situation, "turn")];
    case "nudge":
      return [`die:${seat}:${act.die}`, ...flagIds(situation, "nudge")];
    case "switch":
      return [`die:${seat}:${act.die}`, `figure:${act.figure}`, ...flagIds(situation, "switch")];
    case "march":
      return [`space:${act.space}`, `figure:${act.figure}`];
    case "climb":
      return [`space:${act.place}`, `figure:${knightOf(seat)}`];
    case "supplant":
      return [`cell:${act.cell}`];
    case "decree":
      return [`die:${seat}:${act.die}`, `decrees:${seat}`];
    case "tristram":
    case "gawain":
      return [`die:${seat}:${act.die}`, `ally:${seat}:${act.kind}`];
    case "portal":
      return [
        `die:${seat}:${act.die}`,
        `space:${act.space}`,
        `ally:${seat}:bors`,
        `figure:${knightOf(seat)}`,
      ];
    case "swap":
      return [`ally:${seat}:bedivere`, `mission:${act.own}`, `mission:${act.shown}`];
    case "ally":
      return [`draft:${act.ally}`];
    case "castle-tile":
      return [`cell:${act.cell}`, `ally:${seat}:gaheris`];
    case "galahad": {
      const kind = about("galahad", situation)?.kind;
      return [...(kind ? [`good:${act.place}-${kind}`] : []), `place:${act.place}`, `ally:${seat}:galahad`];
    }
    case "kay":
      return [`marker:${seat}:${act.place}`, `place:${act.place}`, `ally:${seat}:kay`];
    case "decrees":
      return [`decrees:${seat}`];
    case "look":
      return [`stack:${act.place}`, `place:${act.place}`];
    case "bring": {
      const good = goodOf(act.decree);
      return [`decree:${act.decree}`, ...(good && leftOf(view, good) ? [`good:${good}`] : [])];
    }
    case "mission":
    case "signet":
      return [`mission:${act.card}`];
    case "second":
      return [`mission:${act.card}`, ...flagIds(situation, "missions")];
    case "repel":
      return [`traitor:${seat}:${act.place}`, ...flagIds(situation, "repel")];
    case "favor":
      return [`traitor:${seat}:${act.place}`, `ability:${seat}:shield-bearer-3`];
    case "excalibur":
      return [`traitor:${seat}:${act.place}`];
    case "act":
      return [`space:${act.space}`];
    case "mirror":
      return [`space:${act.space}`, ...flagIds(situation, "mirror")];
    case "different":
      return [
        `space:${act.space}`,
        ...Object.keys(view.figures)
          .filter((figure) => view.figures[figure] === act.space && ![null, seat].includes(ownerOf(figure)))
          .map((figure) => `figure:${figure}`),
        ...flagIds(situation, "different"),
      ];
    case "staff":
      return [`staff:${seat}`, `space:${act.space}`];
    case "post":
    case "activate":
      return [
        `vassal:${seat}:${act.vassal}`,
        `place:${act.place}`,
        // In a district all but the lady share their places.
        `post:${act.place}:${view.districts && act.vassal !== "lady" ? "lodger" : act.vassal}`,
      ];
    case "claim": {
      const kind = about("claim", situation)?.kind;
      return [...(kind ? [`good:${act.place}-${kind}`] : []), `place:${act.place}`];
    }
    case "fetch": {
      const kinds = shownGoods(situation);
      return [`place:${act.place}`, ...kinds.map((kind) => `good:${act.place}-${kind}`)];
    }
    case "marker":
      return [`place:${act.place}`];
    case "withdraw":
      return [`marker:${seat}:${act.place}`];
    case "grail":
      return [`place:${act.place}`, "treasure:grail"];
    case "give":
    case "lose":
      return [`castle:${seat}:${act.good}`];
    case "take":
    case "bonus":
      return [`good:${act.good}`];
    case "shield":
      return [`castle:${seat}:${act.good}`, `traitor:${seat}:${act.good.split("-")[0] ?? ""}`];
    case "replace":
      return act.cards.map((card) => `mission:${card}`);
    case "draw":
      return [act.card === null ? "supply:missions" : `mission:${act.card}`];
    case "build":
      return [
        `cell:${act.cell}`,
        `tile-line:${act.cell}:${act.place}`,
        `castle:${seat}:${act.place}-material`,
      ];
    case "defeat":
      return [`pict:${act.pict}`, ...bonusIds(act.pict, situation)];
    case "raise":
      return [`cell:${act.cell}`];
    case "keep":
      return [`manor:${act.cell}`, `cell:${act.cell}`];
    case "learn":
      return [`ability:${seat}:${act.ability}`];
    case "count":
      return [`piece:${act.piece}`];
    case "demand": {
      const found = about("treasure", situation);
      return found ? [`cell:${found.cell}`] : [];
    }
    default:
      return [];
  }
}

/** The options that concern all of these pieces: one is meant, several are still to be told apart. */
export function concerning(acts: readonly Act[], ids: readonly string[], situation: Situation): Act[] {
  return acts.filter((act) => {
    const own = idsOf(act, situation);
    return ids.every((id) => own.includes(id));
  });
}

/** All pieces that can be chosen now. */
export function choosable(acts: readonly Act[], situation: Situation): Set<string> {
  return new Set(acts.flatMap((act) => idsOf(act, situation)));
}
