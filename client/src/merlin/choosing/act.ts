/** An act is an option of a question: something that can be done. Each kind of act has one record, in its layer. */

import type { Outcome, QuestionInfo } from "../../lib/api";
import type { Outcomes } from "../../table/outlook";
import type { Parts } from "../position/parts";
import type { View } from "../position/view";
import type { Good, Place, Vassal } from "../position/words";
import type * as rules from "../rules";
import type { Ask, Question } from "../rules";

export type Way = "cw" | "ccw";

/** The details of the base game's acts, by kind. */
export interface BaseActs {
  go: { die: string; way: Way; space: string };
  /** A flag moves the knight backwards. */
  reverse: { die: string; space: string };
  /** An apple turns a die. */
  apple: { die: string; face: number };
  /** A flag turns a die to its other side. */
  turn: { die: string };
  /** A mission is resolved: the one of this turn, or a second one with a flag. */
  mission: { card: string };
  second: { card: string };
  /** Discards traitors: all of a colour for a flag, one for Excalibur. */
  repel: { place: Place };
  excalibur: { place: Place };
  /** A move, after which a flag leads to the opposite space, another to the space of a rival's knight. */
  detour: { die: string; move: DieAct; mirror: string | null; different: string | null };
  /** The action of a space is repeated. */
  staff: { space: string };
  /** A vassal is sent. */
  post: { vassal: Vassal; place: Place };
  /** A principality: to take a good from, to place a marker in, or to win a tie in. */
  claim: { place: Place };
  marker: { place: Place };
  grail: { place: Place };
  /** A good: given back, taken in exchange, taken as a bonus, or raised against a traitor. */
  give: { good: Good };
  take: { good: Good };
  bonus: { good: Good };
  shield: { good: Good };
  replace: { cards: readonly string[] };
  /** A mission of the display or, without a card, the top one of the deck. */
  draw: { card: string | null };
  build: { cell: string; place: Place };
  decline: Record<never, never>;
  /** An option of a newer server. */
  unknown: Record<never, never>;
}

/** The details of all acts. Modules declare theirs in addition. */
export interface Acts extends BaseActs {}

export type ActKind = keyof Acts;

/** An act of one of these kinds, with the word that a decision sends back. */
export type ActOf<Kind extends ActKind> = {
  [One in Kind]: { readonly kind: One; readonly word: string } & Readonly<Acts[One]>;
}[Kind];
export type Act = ActOf<ActKind>;

/** An act that belongs to a die. */
export type DieAct = Extract<Act, { readonly die: string }>;

/** The position and its viewer: everything that words and lights depend on. */
export interface Situation {
  readonly view: View;
  readonly parts: Parts;
  /** The seat that is asked, or that looks at the table. */
  readonly seat: number;
  /** The question, if there is one. */
  readonly asked?: Posed | null;
  /** The names of the players, if known. */
  readonly names?: readonly string[];
  /** What each option of the question brings, once the server has said so. */
  readonly outcomes?: Outcomes | null;
  /** What the act in question brings, if that is known. */
  readonly outcome?: Outcome | null;
}

/** The subjects of the questions, by name. */
type Abouts = { readonly [Asked in Question as Asked["ask"]]: Asked["about"] };

/** A question as the rules declare it, with the words of its options. */
type Posed = Question & Partial<Pick<QuestionInfo, "words">>;

export function posed(question: QuestionInfo): Posed {
  return question as Posed;
}

/** The subject of a question; null if another question is asked, or none. */
export function about<Name extends Ask>(
  name: Name,
  { asked }: Pick<Situation, "asked">,
): Abouts[Name] | null {
  return asked?.ask === name ? (asked.about as Abouts[Name]) : null;
}

/** What the act in question leads to: the options of the next question, if it is this one; null if that is not known. */
export function offeredNext(name: Ask, { outcome }: Pick<Situation, "outcome">): readonly unknown[] | null {
  const then = outcome?.then;
  return then?.ask === name ? then.options.filter((option) => option !== null) : null;
}

/** An act as a row of the list. */
export interface Row {
  readonly title: string;
  /** What would happen; null if the title says it all. */
  readonly detail: string | null;
}

/** A figure's way along its ring, ending with its landing. */
export interface Journey {
  readonly figure: string;
  readonly path: readonly string[];
  readonly landing: string;
  /** What happens there, in two words, if it differs from the action of the space. */
  readonly tag?: string;
  /** The direction in which a changed die goes, once it is changed. */
  readonly then?: Way;
}

/** What you pay to change a die. */
export interface Means {
  readonly piece: string;
  /** The id of the thing to pay. */
  readonly id: (seat: number) => string;
  /** "with an apple" */
  readonly with: () => string;
  /** "For an apple, turn it to", before the faces that it can show. */
  readonly to: () => string;
}

/** An option that begins with the kind of its act. */
type Named<Kind extends ActKind> =
  Extract<rules.Act, readonly [Kind, ...unknown[]]> extends never
    ? readonly unknown[]
    : Extract<rules.Act, readonly [Kind, ...unknown[]]>;

/**
 * Everything the client knows about one kind of act. A function that returns null leaves it to the layers further in.
 */
export interface ActRecord<Kind extends ActKind> {
  /** Reads an option that begins with the kind. */
  readonly read?: (option: Named<Kind>) => Acts[Kind] | null;
  /** Reads an option of these questions; null if the option is another act. */
  readonly asked?: { readonly [Name in Ask]?: (option: unknown) => Acts[Kind] | null };

  /** The things it concerns, its subject first. */
  readonly ids?: (act: ActOf<Kind>, situation: Situation) => readonly string[] | null;
  /** Those that are gold before it is looked at; all by default. */
  readonly gold?: (ids: readonly string[], picked: readonly string[], act: ActOf<Kind>) => readonly string[];
  /** The ways that it shows. */
  readonly ways?: (act: ActOf<Kind>, situation: Situation) => readonly Journey[];

  /** Its row, which need not repeat the picked things. */
  readonly row?: (act: ActOf<Kind>, situation: Situation, picked: readonly string[]) => Row | null;
  /** Its row says by itself which points it brings. */
  readonly tellsPoints?: true;
  /** The names of the pieces that represent it. */
  readonly sign?: (act: ActOf<Kind>, situation: Situation) => string | readonly string[] | null;

  /** It is possible at any moment of a turn. */
  readonly isFree?: true;
  /** It moves a figure. Its subject is the landing. */
  readonly isMove?: true;
  /** It changes a die before the move, by a flag or for a payment. */
  readonly isFlagged?: true;
  readonly means?: Means;
  /** The thing that represents many such acts until it is picked. */
  readonly under?: (act: ActOf<Kind>, seat: number) => string;
  /** The question to ask when such acts come to the fore. */
  readonly purpose?: string;
}

/** What a layer knows about acts: whole records for its own, and changes to those of other layers. */
export type ActTable = { readonly [Kind in ActKind]?: ActRecord<Kind> };

/** A table that must have every act of its layer, and every one that the rules declare. */
export type WithActs<Own extends ActKind, Declared extends ActKind = never> = ActTable & {
  readonly [Kind in Own]: ActRecord<Kind> & Required<Pick<ActRecord<Kind>, "ids" | "row">>;
} & { readonly [Kind in Declared]: Required<Pick<ActRecord<Kind>, "read">> };
