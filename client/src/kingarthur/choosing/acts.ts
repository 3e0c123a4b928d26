/** The acts that a question offers, and their rows in the list, read from their records. */

import type { QuestionInfo } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { Cards } from "../position/cards";
import type { Ask } from "../rules";
import { adventure } from "./adventure";
import { challenge } from "./challenge";
import { drawAdversaries, drawKnights } from "./drawing";
import type { Deed, Group, Move } from "./moves";
import type { ActRecord, Row, Wording } from "./record";

const RECORDS: { readonly [Kind in Ask]: ActRecord<Extract<Deed, { kind: Kind }>> } = {
  "draw-adversaries": drawAdversaries,
  challenge,
  adventure,
  "draw-knights": drawKnights,
};

/** The record of the acts that a question offers. */
export function recordOf(ask: string): ActRecord<Deed> {
  const record = (RECORDS as Readonly<Record<string, ActRecord<Deed>>>)[ask];
  if (!record) throw new Error(`there is no question "${ask}"`);
  return record;
}

/** The moves a question offers, in its order. */
export function movesOf({ ask, options, words }: QuestionInfo): Move[] {
  return options.map((option, index): Move => {
    const word = words[index] ?? "";
    return option === null ? { kind: "decline", word } : recordOf(ask).read(option, word);
  });
}

export function declineTitle(ask: string): string {
  return t(recordOf(ask).decline);
}

/** A row for each target. */
export function rowsOf(groups: readonly Group[], wording: Wording): Row[] {
  return groups.flatMap((group) => recordOf(group.moves[0].kind).rows(group, wording));
}

/** A row for each way to pay for one target. */
export function paymentRows({ target, moves }: Group, withSeals: boolean): Row[] {
  return moves.flatMap((move) => {
    const words = recordOf(move.kind).payment?.row(move, withSeals);
    return words ? [{ id: move.word, target, move, sign: { cards: move.cards }, ...words }] : [];
  });
}

/** A single move as a row: the one that was chosen. */
export function rowOf(move: Deed, cards: Cards, withSeals: boolean): Row {
  const [row] = rowsOf([{ target: move.target, moves: [move] }], { cards, withSeals, isLaid: false });
  if (!row) throw new Error(`"${move.word}" is not a move`);
  const detail = recordOf(move.kind).payment?.chosen?.(move, withSeals);
  return detail ? { ...row, detail } : row;
}
