/** All that the client knows about a question of King Arthur and the acts it offers: one record for each question. */

import type { Adventure, Kind } from "../../drawings/cards";
import { inWords, t, type Part, type PlainKey } from "../../lib/i18n.svelte";
import type { Cards } from "../position/cards";
import type { Deed, Group, Target } from "./moves";
import type { Situation } from "./reasons";

/** The picture before an option. */
export type Sign =
  | { readonly kind: Kind; readonly card: string }
  | { readonly adventure: Adventure }
  | { readonly supply: "knights" | "adversaries" }
  | { readonly cards: readonly string[] };

export interface Row {
  readonly id: string;
  readonly target: Target;
  readonly title: string;
  readonly detail: string | null;
  readonly sign: Sign;
  /** The move it makes; null if it leads to a choice of several. */
  readonly move: Deed | null;
}

/** A row that cannot be chosen, and why. */
export interface Refused {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
  readonly sign: Sign;
}

/** What the words of a row depend on. */
export interface Wording {
  readonly cards: Cards;
  readonly withSeals: boolean;
  /** Cards are laid down for it, so that it need not name them. */
  readonly isLaid: boolean;
}

/** The title and detail of a row. */
export interface RowWords {
  readonly title: string;
  readonly detail: string | null;
}

/** The cards that are laid down for a question: knights challenge, adversaries buy. */
export type Hand = "knights" | "trophies";

/** What cards laid down can do: many things, one, nothing without more cards, or nothing at all. */
export type Reach = "many" | "one" | "more" | "none";

export interface ActRecord<Of extends Deed> {
  /** Read an option from the wire. */
  read(option: unknown, word: string): Of;
  /** The title of the question; `deeds` are empty if they are not known. */
  title(deeds: readonly Of[]): string;
  /** What the question is about. */
  about(deeds: readonly Of[], withSeals: boolean): Part[];
  /** The words for choosing none of it. */
  readonly decline: PlainKey;
  /** Its rows, for all that can be done with one target. */
  rows(group: Group<Of>, wording: Wording): Row[];
  /** The words of a button that does it: "Defeat a dragon 3". */
  button(deed: Of, withSeals: boolean): string;
  /** The things it could be about but cannot now, each with the reason. */
  refused?(situation: Situation): Refused[];
  /** How it is paid for, if it costs cards. */
  readonly payment?: Payment<Of>;
}

export interface Payment<Of extends Deed> {
  readonly from: Hand;
  /** One way to pay. */
  row(deed: Of, withSeals: boolean): RowWords;
  /** The detail of its row once it is chosen, if it differs. */
  chosen?(deed: Of, withSeals: boolean): string | null;
  /** The name of its target. */
  name(deed: Of): string;
  /** What the cards laid down can do. */
  laid(cards: readonly string[], reach: Reach): Part[];
  /** The words for choosing another target. */
  readonly other: PlainKey;
}

/** "with two red knights", or how many ways there are to pay. */
export function ways<Of extends Deed>(group: Group<Of>, costs: (deed: Of) => string): string {
  const n = group.moves.length;
  return n === 1 ? costs(group.moves[0]) : t("ka.option.ways", { n, words: inWords(n) });
}

/** The fields that the row of a target always has. A single move is made directly. */
export function rowFor({ target, moves }: Group): Pick<Row, "id" | "target" | "move"> {
  return { id: target, target, move: moves.length === 1 ? moves[0] : null };
}
