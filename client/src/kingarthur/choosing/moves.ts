/** The moves that a question offers, grouped by the thing on the table that they are about. */

import type { Adventure } from "../../drawings/cards";
import type { Ask, Way } from "../rules";
import { isAmong } from "./laying";

/** A thing on the table that a move is about. Cards and buttons with the same target light up together. */
export type Target = string;

export const ADVERSARY_SUPPLY: Target = "supply:adversaries";
export const KNIGHT_SUPPLY: Target = "supply:knights";

/** An open adversary, by its card and whether the reader's seal lies on it. */
export function adversaryTarget(card: string, isMine: boolean): Target {
  return `adversary:${card}:${isMine ? "mine" : "open"}`;
}

export function adventureTarget(adventure: string): Target {
  return `adventure:${adventure}`;
}

/** An option that does something. */
interface Doing<Kind extends Ask> {
  readonly kind: Kind;
  /** The word that a decision sends back. */
  readonly word: string;
  readonly target: Target;
  /** The cards it costs. */
  readonly cards: readonly string[];
  /** How much a hand misses these cards. The cheapest way to pay is offered first. */
  readonly price: number;
}
export interface Challenge extends Doing<"challenge"> {
  readonly way: Way;
  readonly adversary: string;
}
export interface Venture extends Doing<"adventure"> {
  readonly adventure: Adventure;
}
export type DrawAdversaries = Doing<"draw-adversaries">;
export interface DrawKnights extends Doing<"draw-knights"> {
  readonly count: number;
}
export interface Decline {
  readonly kind: "decline";
  readonly word: string;
}
export type Deed = Challenge | Venture | DrawAdversaries | DrawKnights;
export type Move = Deed | Decline;

export function isDeed(move: Move): move is Deed {
  return move.kind !== "decline";
}

/** All that can be done with one thing on the table. */
export interface Group<Of extends Deed = Deed> {
  readonly target: Target;
  /** Cheapest for the hand first. */
  readonly moves: readonly [Of, ...Of[]];
}

/** The moves by target, in the order of the question. */
export function grouped(deeds: readonly Deed[]): Group[] {
  const groups = new Map<Target, Deed[]>();
  for (const move of deeds) groups.set(move.target, [...(groups.get(move.target) ?? []), move]);
  return [...groups].flatMap(([target, moves]) => {
    const [first, ...rest] = moves.sort((one, other) => one.price - other.price);
    return first ? [{ target, moves: [first, ...rest] as const }] : [];
  });
}

export function isPaidBy(laid: readonly string[], { cards }: Deed): boolean {
  return cards.length === laid.length && isAmong(laid, cards);
}

/** The moves that can be made now: all if no card is laid down, else those that exactly these cards pay. */
export function payable(laid: readonly string[], deeds: readonly Deed[]): Deed[] {
  return laid.length ? deeds.filter((move) => isPaidBy(laid, move)) : [...deeds];
}

/** The cards that can be added to those laid down so that they can still pay for some move. */
export function joinable(laid: readonly string[], deeds: readonly Deed[]): Set<string> {
  const joining = new Set<string>();
  for (const { cards } of deeds) {
    if (cards.length <= laid.length || !isAmong(laid, cards)) continue;
    const left = [...cards];
    for (const card of laid) left.splice(left.indexOf(card), 1);
    for (const card of left) joining.add(card);
  }
  return joining;
}
