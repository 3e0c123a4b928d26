/** Everything that a hint of King Arthur may look at, and advice on its moves. */

import type * as guided from "../../table/guided/hint";
import { t } from "../../lib/i18n.svelte";
import { declineTitle, rowOf } from "../choosing/acts";
import { isDeed, type Challenge, type Deed, type Move } from "../choosing/moves";
import { place } from "../motion/flights";
import type { Cards } from "../position/cards";
import type { View } from "../position/view";
import { KINDS } from "../../drawings/cards";

export interface Moment {
  readonly view: View;
  readonly cards: Cards;
  /** The reader's seat. */
  readonly seat: number;
  /** The question put to the reader; null while others act. */
  readonly ask: string | null;
  readonly acts: readonly Move[];
}

export type Hint = guided.Hint<Moment>;
export type Lesson = guided.Lesson<Moment>;
export type Advice = guided.Advice;

/** Whether this question is asked and something can be done. */
export function asks(name: string): (moment: Moment) => boolean {
  return ({ ask, acts }) => ask === name && acts.some(isDeed);
}

export function challenges({ acts }: Moment): Challenge[] {
  return acts.filter((act) => act.kind === "challenge");
}

/** Advice to make a move, by the words of its option. */
export function choose({ ask, cards, view }: Moment, move: Move | undefined): Advice | null {
  if (!move) return null;
  const what = isDeed(move) ? titleOf(move, cards, view.withSeals) : declineTitle(ask ?? "");
  return { text: t("gd.try", { what }), word: move.word };
}

/** The title of the row of a move. If it can be paid for in several ways, they come after it. */
function titleOf(move: Deed, cards: Cards, withSeals: boolean): string {
  return rowOf(move, cards, withSeals).title;
}

/** The best of these moves; of equally good ones the cheapest. */
export function best<Of extends Deed>(moves: readonly Of[], worth: (move: Of) => number): Of | undefined {
  return moves.toSorted((one, other) => worth(other) - worth(one) || one.price - other.price)[0];
}

/** The places of open adversaries in columns of at least this many, as marks. */
export function openPlaces({ columns }: View, least = 1): string[] {
  return KINDS.filter((kind) => columns[kind].length >= least).flatMap((kind) =>
    columns[kind].map((_, index) => place.open(kind, index)),
  );
}

/** The places of the adversaries that these moves are about, as marks. */
export function placesOf(moves: readonly Challenge[], { columns }: View): string[] {
  const cards = new Set(moves.map(({ adversary }) => adversary));
  return KINDS.flatMap((kind) =>
    columns[kind].flatMap(({ card }, index) => (cards.has(card) ? [place.open(kind, index)] : [])),
  );
}
