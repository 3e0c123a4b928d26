/** The Knights of the Round Table: who has which allies, and how many of their tiles. */

import type { View } from "../../position/view";
import type { Ally } from "../../rules";

/** The two stacks in which the allies lie. */
export const STACKS = ["A", "B"] as const;
export type Stack = (typeof STACKS)[number];

/** The module's part of the view. Pieces on the board for an ally are declared with the ally. */
export interface Knights {
  /** The allies that can still be chosen. */
  readonly stacks: Readonly<Record<Stack, readonly Ally[]>>;
  readonly allies: readonly (readonly Ally[])[];
  /** The tiles of each player that can still be used, by ally. */
  readonly tiles: readonly Readonly<Partial<Record<Ally, number>>>[];
}

/** What is printed on the allies. */
export interface AllyParts {
  readonly stacks: Readonly<Record<Stack, readonly Ally[]>>;
  /** How many tiles lie on an ally at first. */
  readonly tiles: Readonly<Partial<Record<Ally, number>>>;
  /** The points at the end of the game for one tile, for two and so on. */
  readonly points: Readonly<Partial<Record<Ally, readonly number[]>>>;
}

declare module "../../position/view" {
  interface View {
    readonly knights?: Knights;
  }
}
declare module "../../position/parts" {
  interface Parts {
    /** What is printed on the allies: stacks, tiles and points. */
    readonly allies: AllyParts;
  }
}

/** A view with the allies. */
export type KnightsView = Pick<View, "settings"> & { readonly knights: Knights };

/** Whether allies are still to be chosen. */
export function isDrafting(knights: Knights | undefined): knights is Knights {
  return knights !== undefined && STACKS.some((stack) => knights.stacks[stack].length > 0);
}

/** The seat that has an ally; null while nobody does. */
export function holderOf({ allies }: Pick<Knights, "allies">, ally: Ally): number | null {
  const seat = allies.findIndex((own) => own.includes(ally));
  return seat < 0 ? null : seat;
}

/** How many tiles of an ally a player can still use; 0 if another player has the ally. */
export function tilesOf(knights: Knights | undefined, seat: number, ally: Ally): number {
  return knights?.tiles[seat]?.[ally] ?? 0;
}

/** Whether a player has an ally. */
export function serves(knights: Knights | undefined, seat: number, ally: Ally): boolean {
  return knights?.allies[seat]?.includes(ally) ?? false;
}

/** The points of an ally at the end for this many tiles. */
export function worthOf({ points }: AllyParts, ally: Ally, tiles: number): number {
  return [0, ...(points[ally] ?? [])][tiles] ?? 0;
}

/** The order of choices: one stack goes clockwise from the first player, the other back from the last. */
export interface Choice {
  readonly seat: number;
  readonly stack: Stack;
}

/** All choices of a draft, in order. */
export function picks(seats: number, first: number): Choice[] {
  const order = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return order.flatMap((seat, step): Choice[] => [
    { seat, stack: "A" },
    { seat: order[seats - 1 - step] ?? seat, stack: "B" },
  ]);
}

/** How many allies have been chosen so far. */
export function chosenSoFar(knights: Knights): number {
  return knights.allies.reduce((sum, own) => sum + own.length, 0);
}

/** The ally of a stack that a player has. */
export function allyFrom({ stacks }: AllyParts, own: readonly Ally[], stack: Stack): Ally | null {
  return own.find((ally) => stacks[stack].includes(ally)) ?? null;
}
