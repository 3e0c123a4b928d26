/** The cards of King Arthur as the server describes them: what each adventure asks for and is worth. */

import type { GameInfo } from "../../lib/api";
import { ADVENTURES, adversaryOf, knightOf, KINDS, type Adventure, type Kind } from "../../drawings/cards";

/** What an adventure asks for. */
export type Condition =
  | { readonly total: number; readonly kind: Kind | null }
  | { readonly cards: number }
  | { readonly kinds: readonly Kind[] }
  | { readonly each: readonly number[]; readonly alone: string | null };

export interface AdventureCard {
  readonly id: Adventure;
  readonly value: number;
  readonly condition: Condition;
}

export type Cards = Readonly<Record<Adventure, AdventureCard>>;

function kindOf(value: unknown): Kind | null {
  return KINDS.find((kind) => kind === value) ?? null;
}

/** A condition as the server describes it. */
export function conditionOf(wire: Readonly<Record<string, unknown>>): Condition {
  if ("total" in wire) return { total: Number(wire["total"]), kind: kindOf(wire["kind"]) };
  if ("cards" in wire) return { cards: Number(wire["cards"]) };
  if (Array.isArray(wire["kinds"])) {
    return { kinds: wire["kinds"].map(kindOf).filter((kind) => kind !== null) };
  }
  const each = Array.isArray(wire["each"]) ? wire["each"].map(Number) : [];
  return { each, alone: typeof wire["or"] === "string" ? wire["or"] : null };
}

/** The adventures of a game, from its components. */
export function readCards(components: GameInfo["components"]): Cards {
  const listed = components["adventures"];
  const cards: Partial<Record<Adventure, AdventureCard>> = {};
  for (const entry of Array.isArray(listed) ? listed : []) {
    const { id, value, condition } = entry as Record<string, unknown>;
    const known = ADVENTURES.find((adventure) => adventure === id);
    if (known) {
      cards[known] = {
        id: known,
        value: Number(value),
        condition: conditionOf(condition as Record<string, unknown>),
      };
    }
  }
  for (const id of ADVENTURES)
    if (!cards[id]) throw new Error(`the server does not know the adventure "${id}"`);
  return cards as Cards;
}

/** What a card is worth: a knight when it fights, an adversary when it is fought and in hand. */
export function worth(card: string): number {
  return isKnight(card) ? knightOf(card).worth : adversaryOf(card).value;
}

export function isKnight(card: string): boolean {
  return card === "merlin" || /^(red|orange|beige)\d$/.test(card);
}

export function sum(cards: readonly string[]): number {
  return cards.reduce((total, card) => total + worth(card), 0);
}

/** How many there are of each card, in the order of their first appearance. */
export function counted<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
