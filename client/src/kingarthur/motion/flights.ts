/** The places between which cards fly, and the flights that several events share. */

import type { Kind } from "../../drawings/cards";
import type { Flight } from "../../table/stage.svelte";
import { placesOf } from "../choosing/laying";
import type { Pile, View } from "../position/view";

/** The time between two cards, in milliseconds. */
export const BETWEEN = 90;

/** The places of King Arthur as the page names them. On a phone a player may be only a shield in the bar. */
export const place = {
  supply: (of: "knights" | "adversaries") => `supply:${of}`,
  discards: () => "discards",
  open: (kind: Kind, index: number) => `open:${kind}:${index}`,
  seal: (kind: Kind, index: number) => `seal:${kind}:${index}`,
  hand: (index: number) => `hand:${index}`,
  trophy: (index: number) => `trophy:${index}`,
  adventure: (id: string) => `adventure:${id}`,
  player: (seat: number) => `player:${seat}`,
};

/** The places of cards in a pile; none if the pile is covered. */
export function piled(
  pile: Pile | undefined,
  cards: readonly string[],
  name: (index: number) => string,
): string[] {
  return pile?.cards ? placesOf(cards, pile.cards).map(name) : [];
}

/** Cards leave a pile: from their places if the reader sees them, else from their player. */
export function leaving(
  cards: readonly string[],
  from: readonly string[],
  seat: number,
  to: readonly string[],
): Flight[] {
  return cards.map((card, index) => ({
    card,
    from: [...from.slice(index, index + 1), place.player(seat)],
    to,
    delay: index * BETWEEN,
  }));
}

/** The knights that a player pays with go to the discards. */
export function paid(before: View, seat: number, cards: readonly string[]): Flight[] {
  return leaving(cards, piled(before.hands[seat], cards, place.hand), seat, [place.discards()]);
}

/** Where a card that a player wins goes: its place among the trophies, or the player. */
export function arriving(now: View, seat: number, card: string): string[] {
  const at = now.trophies[seat]?.cards?.lastIndexOf(card) ?? -1;
  return [...(at >= 0 ? [place.trophy(at)] : []), place.player(seat)];
}
