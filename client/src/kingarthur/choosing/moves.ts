/** The options of a question, and which of them the cards laid down belong to. The options are the legal moves. */

import type { QuestionInfo } from "../../lib/api";
import { adversaryOf, ADVENTURES, knightOf, type Adventure, type KnightColour } from "../../drawings/cards";
import { isKnight, sum } from "../position/cards";
import { strings } from "../position/view";

export type Way = "usual" | "repeated" | "double";

interface Said {
  /** What a decision sends back. */
  readonly word: string;
}
export interface Challenge extends Said {
  readonly kind: "challenge";
  readonly way: Way;
  readonly adversary: string;
  /** The cards it costs. */
  readonly cards: readonly string[];
}
export interface Venture extends Said {
  readonly kind: "venture";
  readonly adventure: Adventure;
  readonly cards: readonly string[];
}
export interface DrawAdversaries extends Said {
  readonly kind: "draw-adversaries";
}
export interface DrawKnights extends Said {
  readonly kind: "draw-knights";
  readonly count: number;
}
export interface Decline extends Said {
  readonly kind: "decline";
}
export type Deed = Challenge | Venture | DrawAdversaries | DrawKnights;
export type Move = Deed | Decline;

/** A thing on the table that a move is about; cards and buttons with the same target are twins. */
export type Target = string;

export const ADVERSARY_SUPPLY: Target = "supply:adversaries";
export const KNIGHT_SUPPLY: Target = "supply:knights";

/** An open adversary, by its card and whether it carries one's own seal. */
export function adversaryTarget(card: string, isMine: boolean): Target {
  return `adversary:${card}:${isMine ? "mine" : "open"}`;
}

export function adventureTarget(adventure: string): Target {
  return `adventure:${adventure}`;
}

function wayOf(value: unknown): Way {
  return value === "repeated" || value === "double" ? value : "usual";
}

function adventureOf(value: unknown): Adventure {
  const adventure = ADVENTURES.find((known) => known === value);
  if (!adventure) throw new Error(`there is no adventure "${String(value)}"`);
  return adventure;
}

function moveOf(ask: string, option: unknown, word: string): Move {
  if (option === null) return { kind: "decline", word };
  if (ask === "draw-adversaries") return { kind: "draw-adversaries", word };
  if (ask === "draw-knights") return { kind: "draw-knights", word, count: Number(option) };
  const said: readonly unknown[] = Array.isArray(option) ? option : [];
  if (ask === "challenge") {
    const [way, adversary, cards] = said;
    return { kind: "challenge", word, way: wayOf(way), adversary: String(adversary), cards: strings(cards) };
  }
  const [adventure, cards] = said;
  return { kind: "venture", word, adventure: adventureOf(adventure), cards: strings(cards) };
}

/** The moves a question offers, in its order. */
export function movesOf(question: QuestionInfo): Move[] {
  return question.options.map((option, index) => moveOf(question.ask, option, question.words[index] ?? ""));
}

export function isDeed(move: Move): move is Deed {
  return move.kind !== "decline";
}

export function targetOf(move: Deed): Target {
  switch (move.kind) {
    case "challenge":
      return adversaryTarget(move.adversary, move.way === "repeated");
    case "venture":
      return adventureTarget(move.adventure);
    case "draw-adversaries":
      return ADVERSARY_SUPPLY;
    case "draw-knights":
      return KNIGHT_SUPPLY;
  }
}

/** The cards a move costs. */
export function costOf(move: Deed): readonly string[] {
  return "cards" in move ? move.cards : [];
}

/** Whether these cards are among those. */
export function isAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const index = left.indexOf(card);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}

export function isPaidBy(laid: readonly string[], move: Deed): boolean {
  return costOf(move).length === laid.length && isAmong(laid, costOf(move));
}

/** The cards that may still be laid to those that lie there, so that some move can come of it. */
export function joinable(laid: readonly string[], deeds: readonly Deed[]): Set<string> {
  const cards = new Set<string>();
  for (const move of deeds) {
    const cost = costOf(move);
    if (cost.length <= laid.length || !isAmong(laid, cost)) continue;
    const left = [...cost];
    for (const card of laid) left.splice(left.indexOf(card), 1);
    for (const card of left) cards.add(card);
  }
  return cards;
}

const MERLIN_COUNTS = 3;

/** How much a hand misses these cards: what is paid beyond need, then Merlin, then the number of cards. */
function price(move: Deed): number {
  const cards = costOf(move);
  if (move.kind === "venture") return sum(cards) * 10 + cards.length;
  const merlins = cards.filter((card) => card === "merlin").length;
  const dearer = move.kind === "challenge" && move.way === "double" ? 1000 : 0;
  return dearer + sum(cards) * 100 + merlins * MERLIN_COUNTS + cards.length;
}

/** All that can be done with one thing on the table. */
export interface Group {
  readonly target: Target;
  /** Cheapest for the hand first. */
  readonly moves: readonly [Deed, ...Deed[]];
}

/** The moves by target, in the order of the question. */
export function grouped(deeds: readonly Deed[]): Group[] {
  const groups = new Map<Target, Deed[]>();
  for (const move of deeds) {
    const target = targetOf(move);
    groups.set(target, [...(groups.get(target) ?? []), move]);
  }
  return [...groups].flatMap(([target, moves]) => {
    const [first, ...rest] = moves.sort((one, other) => price(one) - price(other));
    return first ? [{ target, moves: [first, ...rest] as const }] : [];
  });
}

/** What can be done now: with nothing laid down all deeds, else those that these very cards pay. */
export function payable(laid: readonly string[], deeds: readonly Deed[]): Deed[] {
  return laid.length ? deeds.filter((move) => isPaidBy(laid, move)) : [...deeds];
}

/** The colour of knights that fight together; null for Merlin alone, "mixed" for what never fights together. */
export function colourOf(knights: readonly string[]): KnightColour | "mixed" | null {
  const colours = new Set(
    knights.map((card) => knightOf(card).colour).filter((colour) => colour !== "merlin"),
  );
  if (colours.size > 1) return "mixed";
  return colours.values().next().value ?? null;
}

/**
 * Lay one more card of the hand, or take it back. Knights of another colour go back to the hand, for one
 * challenge has one colour; Merlin joins any.
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

/** The places in the hand of these cards; of equal cards the ones that are named first. */
export function placesOf(cards: readonly string[], hand: readonly string[]): number[] {
  const free = hand.map((card, index) => ({ card, index }));
  return cards.flatMap((card) => {
    const found = free.findIndex((held) => held.card === card);
    return found < 0 ? [] : free.splice(found, 1).map((held) => held.index);
  });
}

/** What an adversary takes, by the ways the question knows. */
export function demandOf(move: Challenge): number {
  return adversaryOf(move.adversary).value * (move.way === "double" ? 2 : 1);
}

/** What was paid beyond need. */
export function overpaid(move: Challenge): number {
  return sum(move.cards) - demandOf(move);
}
