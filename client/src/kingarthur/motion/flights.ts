/** Which cards fly where when something happens. */

import { unheardOf } from "../../lib/unheard";
import type { Flight } from "../../table/stage.svelte";
import { adversaryOf, type Kind } from "../../drawings/cards";
import { placesOf } from "../choosing/moves";
import type { ColumnFell, Defeated, DrewAdversaries, DrewKnights, Event, Sealed, Ventured } from "../rules";
import type { Pile, View } from "../position/view";

const BETWEEN = 90;

/** The places of King Arthur, as the page names them; on a phone a player may be only a shield in the bar. */
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

function piled(pile: Pile | undefined, cards: readonly string[], name: (index: number) => string): string[] {
  return pile?.cards ? placesOf(cards, pile.cards).map(name) : [];
}

/** Cards leave a hand: from their places where we see them, else from their player. */
function leaving(
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

function paid(before: View, { seat, facts }: Defeated | Sealed): Flight[] {
  const cards = facts.payment;
  const who = seat ?? before.active;
  return leaving(cards, piled(before.hands[who], cards, place.hand), who, [place.discards()]);
}

/** Cards that were won, to the place they take in the hand, or to their player. */
function arriving(now: View, seat: number, card: string): string[] {
  const at = now.trophies[seat]?.cards?.lastIndexOf(card) ?? -1;
  return [...(at >= 0 ? [place.trophy(at)] : []), place.player(seat)];
}

function drewAdversaries(before: View, { facts }: DrewAdversaries): Flight[] {
  const lying: Record<Kind, number> = {
    dark: before.columns.dark.length,
    enemy: before.columns.enemy.length,
    monster: before.columns.monster.length,
    dragon: before.columns.dragon.length,
  };
  return facts.cards.map((card, index) => {
    const { kind } = adversaryOf(card);
    const to = place.open(kind, lying[kind]);
    lying[kind] += 1;
    return { card, from: [place.supply("adversaries")], to: [to], turns: true, delay: index * 160 };
  });
}

function defeated(before: View, now: View, event: Defeated): Flight[] {
  const card = event.facts.adversary;
  const { kind } = adversaryOf(card);
  const seat = event.seat ?? before.active;
  const seal = event.facts.way === "repeated" ? seat : null;
  const at = before.columns[kind].findIndex((open) => open.card === card && open.seal === seal);
  const payment = paid(before, event);
  return [
    ...payment,
    { card, from: [place.open(kind, at)], to: arriving(now, seat, card), delay: payment.length * BETWEEN },
  ];
}

function sealed(before: View, event: Sealed): Flight[] {
  const card = event.facts.adversary;
  const { kind } = adversaryOf(card);
  const seat = event.seat ?? before.active;
  const at = before.columns[kind].findIndex((open) => open.card === card && open.seal === null);
  const payment = paid(before, event);
  return [
    ...payment,
    {
      card: `seal${seat}`,
      from: [place.player(seat)],
      to: [place.seal(kind, at)],
      delay: payment.length * BETWEEN,
    },
  ];
}

function columnFell(now: View, { facts }: ColumnFell): Flight[] {
  return facts.won.map(([seat, card], index) => ({
    card,
    from: [place.open(adversaryOf(card).kind, index)],
    to: arriving(now, seat, card),
    delay: index * BETWEEN,
  }));
}

function ventured(before: View, { seat, facts }: Ventured): Flight[] {
  const who = seat ?? before.active;
  const { adventure, trophies: cards } = facts;
  const from = piled(before.trophies[who], cards, place.trophy);
  return [
    ...leaving(cards, from, who, [place.adventure(adventure)]),
    {
      card: adventure,
      from: [place.adventure(adventure)],
      to: [place.player(who)],
      delay: 200 + cards.length * BETWEEN,
    },
  ];
}

function drewKnights(before: View, now: View, { seat, facts }: DrewKnights): Flight[] {
  const who = seat ?? before.active;
  const { cards } = facts;
  const from = [place.supply("knights")];
  if (!cards) {
    return Array.from({ length: facts.count }, (_, index) => ({
      card: "knight-back",
      from,
      to: [place.player(who)],
      delay: index * BETWEEN,
    }));
  }
  // Of equal cards the new one is the last.
  const hand = [...(now.hands[who]?.cards ?? [])].reverse();
  const places = placesOf(cards, hand).map((index) => place.hand(hand.length - 1 - index));
  return cards.map((card, index) => ({
    card,
    from,
    to: [...places.slice(index, index + 1), place.player(who)],
    turns: true,
    delay: index * 160,
  }));
}

/** The flights of an event. */
export function flights(before: View, now: View, event: Event): Flight[] {
  switch (event.name) {
    case "drew-adversaries":
      return drewAdversaries(before, event);
    case "defeated":
      return defeated(before, now, event);
    case "sealed":
      return sealed(before, event);
    case "column-fell":
      return columnFell(now, event);
    case "ventured":
      return ventured(before, event);
    case "drew-knights":
      return drewKnights(before, now, event);
    case "reshuffled":
      return [{ card: "knight-back", from: [place.discards()], to: [place.supply("knights")] }];
    case "began":
    case "turn":
    case "passed":
    case "over":
      return [];
    default:
      return unheardOf(event);
  }
}
