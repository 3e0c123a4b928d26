/** Laying down cards of a hand: which belong together, and where they are. */

import { knightOf, type KnightColour } from "../../drawings/cards";
import { isKnight } from "../position/cards";

/** Whether some cards are among others, each as often as it occurs. */
export function isAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const index = left.indexOf(card);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}

/** The colour of knights that fight together: null for Merlin alone, "mixed" if they cannot fight together. */
export function colourOf(knights: readonly string[]): KnightColour | "mixed" | null {
  const colours = new Set(
    knights.map((card) => knightOf(card).colour).filter((colour) => colour !== "merlin"),
  );
  if (colours.size > 1) return "mixed";
  return colours.values().next().value ?? null;
}

/**
 * Lay down one more card of the hand, or take it back. Knights of another colour return to the hand, because a
 * challenge has one colour. Merlin joins any.
 */
export function toggled(chosen: readonly number[], hand: readonly string[], index: number): number[] {
  if (chosen.includes(index)) return chosen.filter((other) => other !== index);
  const card = hand[index];
  if (card === undefined) return [...chosen];
  if (!isKnight(card) || card === "merlin") return [...chosen, index];
  const { colour } = knightOf(card);
  const staying = chosen.filter((other) => {
    const laid = hand[other];
    return laid !== undefined && ["merlin", colour].includes(knightOf(laid).colour);
  });
  return [...staying, index];
}

/** The places of these cards in the hand. Of equal cards the leftmost are taken first. */
export function placesOf(cards: readonly string[], hand: readonly string[]): number[] {
  const free = hand.map((card, index) => ({ card, index }));
  return cards.flatMap((card) => {
    const found = free.findIndex((held) => held.card === card);
    return found < 0 ? [] : free.splice(found, 1).map((held) => held.index);
  });
}
