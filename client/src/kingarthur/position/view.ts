/** The position of King Arthur as one seat sees it, read from the wire. */

import type { Cards } from "./cards";
import type { WireView } from "../rules";
import { ADVENTURES, adversaryOf, KINDS, KNIGHTS, type Adventure, type Kind } from "../../drawings/cards";

/** Cards; the reader may know only how many there are. */
export interface Pile {
  readonly cards: readonly string[] | null;
  readonly count: number;
}

/** An open adversary, and whose seal lies on it. */
export interface Open {
  readonly card: string;
  readonly seal: number | null;
}

export interface View {
  readonly seats: number;
  readonly withSeals: boolean;
  readonly turn: number;
  readonly active: number;
  readonly over: boolean;
  readonly reason: string | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  /** In the order in which they lie on the table. */
  readonly adventures: readonly { readonly id: Adventure; readonly owner: number | null }[];
  readonly columns: Readonly<Record<Kind, readonly Open[]>>;
  readonly adversarySupply: number;
  readonly knightSupply: number;
  readonly knightDiscards: readonly string[];
  readonly hands: readonly Pile[];
  readonly trophies: readonly Pile[];
  readonly out: readonly string[];
  /** Seals not laid, by seat; empty in the basic game. */
  readonly sealsLeft: readonly number[];
}

/** A column that has this many cards is full. */
export const FULL = 4;
/** The adventure that ends the game. */
export const LAST_ADVENTURE = 12;

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

function count(lying: readonly string[] | number): number {
  return typeof lying === "number" ? lying : lying.length;
}

function rank(card: string): number {
  const knight = KNIGHTS.findIndex((known) => known === card);
  if (knight >= 0) return knight;
  const { kind, value } = adversaryOf(card);
  return KINDS.indexOf(kind) * 10 - value;
}

/** Cards in the order of a hand: knights by colour, Merlin last; adversaries by kind, the strongest first. */
export function held(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

function pile(lying: readonly string[] | number): Pile {
  return typeof lying === "number"
    ? { cards: null, count: lying }
    : { cards: held(lying), count: lying.length };
}

function isAdventure(id: string): id is Adventure {
  return (ADVENTURES as readonly string[]).includes(id);
}

function columnsOf({ columns, seals }: Pick<WireView, "columns" | "seals">): Record<Kind, Open[]> {
  const column = (kind: Kind): Open[] =>
    columns[kind].map((card, index) => ({ card, seal: seals?.[kind][index] ?? null }));
  return {
    dark: column("dark"),
    enemy: column("enemy"),
    monster: column("monster"),
    dragon: column("dragon"),
  };
}

/** Read a view from the wire. */
export function readView(view: Readonly<Record<string, unknown>>): View {
  const wire = view as unknown as WireView;
  return {
    seats: wire.seats,
    withSeals: wire.seals !== undefined,
    turn: wire.turns,
    active: wire.active,
    over: wire.over,
    reason: wire.ended,
    scores: wire.scores,
    winners: wire.winners,
    adventures: Object.entries(wire.adventures).flatMap(([id, owner]) =>
      isAdventure(id) ? [{ id, owner }] : [],
    ),
    columns: columnsOf(wire),
    adversarySupply: count(wire.adversary_supply),
    knightSupply: count(wire.knight_supply),
    knightDiscards: wire.knight_discards,
    hands: wire.hands.map(pile),
    trophies: wire.trophies.map(pile),
    out: wire.out,
    sealsLeft: wire.seals_left ?? [],
  };
}

/** The adventures that have been taken. */
export function taken(view: View): Adventure[] {
  return view.adventures.flatMap(({ id, owner }) => (owner === null ? [] : [id]));
}

/** The adventures that lie before a player. */
export function adventuresOf(view: View, seat: number): Adventure[] {
  return view.adventures.flatMap(({ id, owner }) => (owner === seat ? [id] : []));
}

/** The points everyone may know of: adventures, and once the game is over everything. */
export function pointsOf(view: View, cards: Cards, seat: number): number {
  if (view.scores) return view.scores[seat] ?? 0;
  return adventuresOf(view, seat).reduce((total, id) => total + cards[id].value, 0);
}

export function hasFullColumn(view: View): boolean {
  return KINDS.some((kind) => view.columns[kind].length === FULL);
}
