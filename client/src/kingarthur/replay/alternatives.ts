/** What was possible at a decision, as rows, and which of them was chosen. */

import { t } from "../../lib/i18n.svelte";
import type { QuestionInfo } from "../../lib/api";
import type { Cards } from "../position/cards";
import { grouped, isDeed, movesOf, targetOf, type Group } from "../choosing/moves";
import { paymentRows, rowsOf, type Row, type Sign } from "../choosing/options";

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

/** How it was paid is what counts at the choice. */
function paidRow(row: Row, group: Group, chosen: string, withSeals: boolean): Alternative {
  const paid = paymentRows(group, withSeals).find(({ id }) => id === chosen);
  if (!paid || !paid.title) return row;
  return { ...row, detail: paid.detail ? `${paid.title}; ${paid.detail}` : paid.title };
}

/** A row a target, as the table offers them; the one that was chosen says how it was paid. */
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
  const target = made ? targetOf(made) : null;
  const isDrawing = made?.kind === "draw-knights";
  const items = rowsOf(groups, cards, withSeals, false).map((row): Alternative => {
    const group = groups.find((one) => one.target === row.target);
    const isChosen = chosen !== null && row.target === target && !isDrawing;
    return isChosen && group && made && "cards" in made ? paidRow(row, group, chosen, withSeals) : row;
  });
  const declines = moves.some(({ kind }) => kind === "decline");
  const decline: Alternative = {
    id: DECLINED,
    title: t(`ka.decline.${question.ask}` as "ka.decline.challenge"),
    detail: null,
    sign: null,
  };
  return {
    items: declines ? [...items, decline] : items,
    chosen: chosen === null || chosen === DECLINED || isDrawing ? chosen : target,
  };
}
