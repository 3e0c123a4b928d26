/** What the adversaries in hand could buy: progress towards each open adventure. Never gold, because it cannot be done now. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import { adversaryOf, type Adventure, type Kind } from "../../drawings/cards";
import { sum, worth, type Cards, type Condition } from "../position/cards";
import { adversaryName, kindWord } from "../telling/phrases";
import type { View } from "../position/view";

export interface Progress {
  readonly isReady: boolean;
  /** From 0 to 1. */
  readonly share: number;
  readonly text: string;
}

export interface Prospect extends Progress {
  readonly id: Adventure;
  readonly value: number;
}

/** Every value that some of these cards are worth together. */
function sums(cards: readonly string[]): Set<number> {
  const reached = new Set([0]);
  for (const card of cards) for (const total of [...reached]) reached.add(total + worth(card));
  return reached;
}

function ofKind(trophies: readonly string[], kind: Kind | null): readonly string[] {
  return kind ? trophies.filter((card) => adversaryOf(card).kind === kind) : trophies;
}

function towardsTotal(n: number, kind: Kind | null, trophies: readonly string[]): Progress {
  const cards = ofKind(trophies, kind);
  const have = sum(cards);
  const isReady = have >= n;
  const share = Math.min(1, have / n);
  if (!isReady) {
    const text = kind ? t(`ka.could.total.${kind}`, { have, n }) : t("ka.could.total", { have, n });
    return { isReady, share, text };
  }
  const reached = sums(cards);
  if (reached.has(n)) return { isReady, share, text: t("ka.could.exact", { n }) };
  const least = Math.min(...[...reached].filter((total) => total > n));
  return { isReady, share, text: t("ka.could.over", { n: least }) };
}

function towardsCards(n: number, trophies: readonly string[]): Progress {
  const have = trophies.length;
  const words = inWords(n);
  if (have < n) return { isReady: false, share: have / n, text: t("ka.could.cards", { have, n }) };
  const text = have === n ? t("ka.could.all", { words }) : t("ka.could.any", { words, have: inWords(have) });
  return { isReady: true, share: 1, text };
}

function havingAndMissing(having: readonly string[], missing: readonly string[]): Progress {
  const isReady = !missing.length;
  const share = having.length / (having.length + missing.length);
  if (isReady) return { isReady, share, text: t("ka.could.kinds.ready", { have: list(having) }) };
  const text = having.length
    ? t("ka.could.kinds", { have: list(having), missing: list(missing) })
    : t("ka.could.kinds.none", { missing: list(missing) });
  return { isReady, share, text };
}

function towardsKinds(kinds: readonly Kind[], trophies: readonly string[]): Progress {
  const held = new Set(trophies.map((card) => adversaryOf(card).kind));
  return havingAndMissing(
    kinds.filter((kind) => held.has(kind)).map(kindWord),
    kinds.filter((kind) => !held.has(kind)).map(kindWord),
  );
}

function towardsEach(each: readonly number[], alone: string | null, trophies: readonly string[]): Progress {
  if (alone !== null && trophies.includes(alone)) {
    return { isReady: true, share: 1, text: adversaryName(alone) };
  }
  // The highest demand takes the highest card, and so on down.
  const values = trophies.map(worth).sort((one, other) => other - one);
  const having: string[] = [];
  const missing: string[] = [];
  for (const least of [...each].sort((one, other) => other - one)) {
    const best = values[0];
    if (best !== undefined && best >= least) {
      having.push(String(best));
      values.shift();
    } else missing.push(t("ka.could.least", { n: least }));
  }
  return havingAndMissing(having, missing);
}

/** How far these adversaries go towards a condition. */
export function progress(condition: Condition, trophies: readonly string[]): Progress {
  if ("total" in condition) return towardsTotal(condition.total, condition.kind, trophies);
  if ("cards" in condition) return towardsCards(condition.cards, trophies);
  if ("kinds" in condition) return towardsKinds(condition.kinds, trophies);
  return towardsEach(condition.each, condition.alone, trophies);
}

/** What one more adversary would change, as a clause; the same progress if it changes nothing. */
function looked(condition: Condition, trophies: readonly string[], more: string | null): Progress {
  const now = progress(condition, trophies);
  if (more === null || now.isReady) return now;
  const then = progress(condition, [...trophies, more]);
  if (then.share <= now.share) return now;
  if (then.isReady) return { ...now, text: t("ka.could.withReady", { now: now.text }) };
  if (!("total" in condition)) return now;
  const have = Math.round(then.share * condition.total);
  return { ...now, text: t("ka.could.with", { now: now.text, then: have }) };
}

/** The open adventures, those that could be bought first, then by how near they are; `more` is an adversary looked at. */
export function prospects(
  view: View,
  cards: Cards,
  trophies: readonly string[],
  more: string | null = null,
): Prospect[] {
  return view.adventures
    .filter(({ owner }) => owner === null)
    .map(({ id }) => ({ id, value: cards[id].value, ...looked(cards[id].condition, trophies, more) }))
    .sort(
      (one, other) =>
        Number(other.isReady) - Number(one.isReady) || other.share - one.share || other.value - one.value,
    );
}
