/** Cards as parts of sentences, with article, case and number. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import { adversaryOf, KINDS, KNIGHTS, type Kind, type Knight } from "../../drawings/cards";
import { counted } from "../position/cards";

function kindKey<
  Start extends "ka.what." | "ka.with." | "ka.withMany." | "ka.one." | "ka.short." | "ka.kind.",
>(start: Start, kind: Kind): `${Start}${Kind}` {
  return `${start}${kind}`;
}

/** "Dragon 4" */
export function adversaryName(card: string): string {
  const { kind, value } = adversaryOf(card);
  return t(kindKey("ka.one.", kind), { n: value });
}

/** "a dragon 4", as what is defeated */
export function whatAdversary(card: string): string {
  const { kind, value } = adversaryOf(card);
  return t(kindKey("ka.what.", kind), { value });
}

/** "Dragons" */
export function kindName(kind: Kind): string {
  return t(kindKey("ka.kind.", kind));
}

/** "dragon" */
export function kindWord(kind: Kind): string {
  return t(kindKey("ka.short.", kind));
}

function many(cards: readonly string[]): string {
  const kinds = counted(cards.map((card) => adversaryOf(card).kind));
  const inOrder = KINDS.flatMap((kind) => {
    const n = kinds.get(kind);
    return n ? [t(kindKey("ka.withMany.", kind), { n, words: inWords(n) })] : [];
  });
  return list(inOrder);
}

/** "a monster 3 and a dark power 2", "two dragons and a monster": as what an adventure is won with */
export function withAdversaries(cards: readonly string[]): string {
  if (cards.length > 2 || (cards.length === 2 && cards[0] === cards[1])) return many(cards);
  return list(
    cards.map((card) => {
      const { kind, value } = adversaryOf(card);
      return t(kindKey("ka.with.", kind), { value });
    }),
  );
}

/** "a dragon 4 and a dragon 2", as what is won */
export function whatAdversaries(cards: readonly string[]): string {
  return list(cards.map(whatAdversary));
}

function knightKey<Start extends "ka.with." | "ka.draws.">(start: Start, card: Knight) {
  return `${start}${card}` as const;
}

/** "two red knights, a double and Merlin": as what an adversary is defeated with */
export function withKnights(cards: readonly string[]): string {
  const counts = counted(cards);
  const said = KNIGHTS.flatMap((card) => {
    const n = counts.get(card);
    if (!n) return [];
    const words = inWords(n);
    // After the singles of its colour a double need not name the colour.
    const single = card.endsWith("2") ? `${card.slice(0, -1)}1` : null;
    if (single !== null && counts.has(single)) return [t("ka.with.double", { n, words })];
    return [t(knightKey("ka.with.", card), { n, words })];
  });
  return list(said);
}

/** "a red knight and Merlin", as what is drawn */
export function whatKnights(cards: readonly string[]): string {
  const counts = counted(cards);
  return list(
    KNIGHTS.flatMap((card) => {
      const n = counts.get(card);
      return n ? [t(knightKey("ka.draws.", card), { n, words: inWords(n) })] : [];
    }),
  );
}
