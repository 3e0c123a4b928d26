/** The options of a question as rows of the list, in words. */

import { capitalised, inWords, t } from "../../lib/i18n.svelte";
import { adversaryOf, KINDS, type Adventure, type Kind } from "../../drawings/cards";
import type { Cards } from "../position/cards";
import {
  costOf,
  demandOf,
  overpaid,
  targetOf,
  type Challenge,
  type Deed,
  type Group,
  type Target,
} from "./moves";
import { adversaryName, withAdversaries, withKnights } from "../telling/phrases";
import { whyNotChallenge, whyNotVenture, type Situation } from "./reasons";

/** What stands before an option. */
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
  /** The move it makes at once; null where several are offered next. */
  readonly move: Deed | null;
}

/** A row that cannot be chosen, and why. */
export interface Refused {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
  readonly sign: Sign;
}

function costs(move: Deed): string {
  const cards = costOf(move);
  const named = move.kind === "venture" ? withAdversaries(cards) : withKnights(cards);
  return t("ka.option.with", { cards: named });
}

function ways(group: Group): string {
  const n = group.moves.length;
  return n === 1 ? costs(group.moves[0]) : t("ka.option.ways", { n, words: inWords(n) });
}

function challengeDetail(group: Group, withSeals: boolean): string {
  const moves = group.moves.filter((move): move is Challenge => move.kind === "challenge");
  const [first] = moves;
  if (!first || !withSeals) return ways(group);
  const n = adversaryOf(first.adversary).value;
  const offered = new Set(moves.map((move) => move.way));
  if (offered.has("repeated")) return t("ka.option.repeated.one", { n });
  if (offered.has("usual") && offered.has("double")) return t("ka.option.usualOrDouble", { n, twice: 2 * n });
  return offered.has("usual") ? t("ka.option.seal.one", { n }) : t("ka.option.double.one", { n: 2 * n });
}

/** The question in words; `deeds` are what it offers. */
export function titleOfAsk(ask: string, deeds: readonly Deed[]): string {
  switch (ask) {
    case "draw-adversaries":
      return t("ka.ask.draw-adversaries");
    case "challenge":
      return t("ka.ask.challenge");
    case "adventure":
      return t("ka.ask.adventure");
    default:
      return t(mostKnights(deeds) > 1 ? "ka.ask.draw-knights" : "ka.ask.draw-knights.one");
  }
}

/** How many knights may be drawn. */
export function mostKnights(deeds: readonly Deed[]): number {
  return Math.max(0, ...deeds.map((move) => (move.kind === "draw-knights" ? move.count : 0)));
}

export function declineTitle(ask: string): string {
  return t(`ka.decline.${ask}` as "ka.decline.challenge");
}

/** A move by itself, as a row: the one that was chosen. */
export function rowOf(move: Deed, cards: Cards, withSeals: boolean): Row {
  const group: Group = { target: targetOf(move), moves: [move] };
  const [row] = rowsOf([group], cards, withSeals, false);
  const [paid] = paymentRows(group, withSeals);
  if (!row) throw new Error(`"${move.word}" is no move`);
  return move.kind === "challenge" && withSeals && paid ? { ...row, detail: paid.title } : row;
}

/** A row for each target. */
export function rowsOf(groups: readonly Group[], cards: Cards, withSeals: boolean, laid: boolean): Row[] {
  return groups.flatMap((group): Row[] => {
    const [first] = group.moves;
    const single = group.moves.length === 1 ? first : null;
    const row = { id: group.target, target: group.target, move: single };
    switch (first.kind) {
      case "challenge": {
        const { kind } = adversaryOf(first.adversary);
        const detail = laid && !withSeals ? null : challengeDetail(group, withSeals);
        return [
          { ...row, title: adversaryName(first.adversary), detail, sign: { kind, card: first.adversary } },
        ];
      }
      case "venture": {
        const title = `${t(`ka.adventure.${first.adventure}`)}, ${t("ka.worth", { n: cards[first.adventure].value })}`;
        return [{ ...row, title, detail: ways(group), sign: { adventure: first.adventure } }];
      }
      case "draw-adversaries":
        return [
          { ...row, title: t("ka.option.draw-adversaries"), detail: null, sign: { supply: "adversaries" } },
        ];
      case "draw-knights":
        // Each number is a row of its own.
        return group.moves
          .filter((move) => move.kind === "draw-knights")
          .sort((one, other) => other.count - one.count)
          .map((move) => ({
            ...row,
            id: move.word,
            move,
            title: t(move.count === 2 ? "ka.option.draw-knights.2" : "ka.option.draw-knights.1"),
            detail: null,
            sign: { supply: "knights" },
          }));
    }
  });
}

/** A row for each way to pay for one target. */
export function paymentRows(group: Group, withSeals: boolean): Row[] {
  return group.moves.map((move) => {
    const sign = { cards: costOf(move) };
    const row = { id: move.word, target: group.target, move, sign };
    if (move.kind !== "challenge") return { ...row, title: capitalised(costs(move)), detail: null };
    const over = overpaid(move) > 0 ? t("ka.option.over") : null;
    if (!withSeals) return { ...row, title: capitalised(costs(move)), detail: over };
    const title = `${t(`ka.option.way.${move.way}`)}, ${t("ka.takes", { n: demandOf(move) })}`;
    return { ...row, title, detail: over ? `${costs(move)}; ${over}` : costs(move) };
  });
}

/** The open adversaries or adventures that cannot be chosen now, each with its reason. */
export function refusedRows(ask: string, situation: Situation): Refused[] {
  const { view } = situation;
  if (ask === "challenge") {
    const rows = new Map<string, Refused>();
    for (const kind of KINDS) {
      for (const open of view.columns[kind]) {
        const reason = whyNotChallenge(open, situation);
        const id = `${open.card} ${open.seal ?? "-"}`;
        if (reason !== null)
          rows.set(id, { id, title: adversaryName(open.card), reason, sign: { kind, card: open.card } });
      }
    }
    return [...rows.values()];
  }
  if (ask !== "adventure") return [];
  return view.adventures.flatMap(({ id, owner }) => {
    const reason = owner === null ? whyNotVenture(id, situation) : null;
    return reason === null ? [] : [{ id, title: t(`ka.adventure.${id}`), reason, sign: { adventure: id } }];
  });
}
