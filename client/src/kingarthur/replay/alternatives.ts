/** What was possible at a decision, as rows, and which of them was chosen. */

import type { QuestionInfo } from "../../lib/api";
import type { Cards } from "../position/cards";
import { declineTitle, movesOf, paymentRows, rowsOf } from "../choosing/acts";
import { grouped, isDeed, type Group } from "../choosing/moves";
import type { Row, Sign } from "../choosing/record";

export interface Alternative {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly sign: Sign | null;
}

export interface Alternatives {
  readonly items: readonly Alternative[];
  readonly chosen: string | null;
}

const DECLINED = "-";

/** The chosen row says how it was paid. */
function paidRow(row: Row, group: Group, chosen: string, withSeals: boolean): Alternative {
  const paid = paymentRows(group, withSeals).find(({ id }) => id === chosen);
  if (!paid || !paid.title) return row;
  return { ...row, detail: paid.detail ? `${paid.title}; ${paid.detail}` : paid.title };
}

/** One row per target, as the table offers them. The chosen one says how it was paid. */
export function alternativesOf(
  question: QuestionInfo,
  chosen: string | null,
  cards: Cards,
  withSeals: boolean,
): Alternatives {
  const moves = movesOf(question);
  const deeds = moves.filter(isDeed);
  const groups = grouped(deeds);
  const made = deeds.find(({ word }) => word === chosen);
  const target = made?.target ?? null;
  const isDrawing = made?.kind === "draw-knights";
  const items = rowsOf(groups, { cards, withSeals, isLaid: false }).map((row): Alternative => {
    const group = groups.find((one) => one.target === row.target);
    const isChosen = chosen !== null && row.target === target && !isDrawing;
    return isChosen && group ? paidRow(row, group, chosen, withSeals) : row;
  });
  const declines = moves.some(({ kind }) => kind === "decline");
  const decline: Alternative = {
    id: DECLINED,
    title: declineTitle(question.ask),
    detail: null,
    sign: null,
  };
  return {
    items: declines ? [...items, decline] : items,
    chosen: chosen === null || chosen === DECLINED || isDrawing ? chosen : target,
  };
}
