/** The Knights of the Round Table: who has which allies, and where their tiles are. */

import type { WireView } from "../../rules";
import type { Parts } from "../../position/parts";
import type { View } from "../../position/view";
import { finder, type Place } from "../../position/words";

/** The Knights of the Round Table, as they lie in their two stacks. */
export const ALLIES = [
  "tristram",
  "lamorak",
  "gawain",
  "lancelot",
  "gareth",
  "geraint",
  "galahad",
  "bors",
  "gaheris",
  "percival",
  "bedivere",
  "kay",
] as const;
export const STACKS = ["A", "B"] as const;
export type Ally = (typeof ALLIES)[number];
export type Stack = (typeof STACKS)[number];
export const allyOf = finder(ALLIES);

/** What the view shows of the module. */
export interface Knights {
  /** The allies that can still be chosen. */
  readonly stacks: Readonly<Record<Stack, readonly Ally[]>>;
  readonly allies: readonly (readonly Ally[])[];
  /** The tiles of each player that can still be used, by ally. */
  readonly tiles: readonly Readonly<Partial<Record<Ally, number>>>[];
  /** The colours that Gareth's tiles of each player have. */
  readonly gareth: readonly (readonly Place[])[];
  /** The spaces that Geraint's tiles of each player show: "shield", "influence". */
  readonly geraint: readonly (readonly string[])[];
  /** Kay's tiles in the principalities. */
  readonly kay: Readonly<Record<Place, number>>;
  /** The cells on which a manor stands on a castle tile. */
  readonly castleTiles: readonly string[];
  readonly marshal: Place | null;
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

type Wire = Readonly<Record<string, unknown>>;

function wireOf(value: unknown): Wire {
  return typeof value === "object" && value !== null ? (value as Wire) : {};
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function alliesOf(value: unknown): Ally[] {
  return words(value).flatMap((word) => allyOf(word) ?? []);
}

function stacksOf(value: unknown): Record<Stack, Ally[]> {
  const given = wireOf(value);
  return { A: alliesOf(given["A"]), B: alliesOf(given["B"]) };
}

function byAlly<Item>(value: unknown, item: (given: unknown) => Item): Partial<Record<Ally, Item>> {
  const given = wireOf(value);
  return Object.fromEntries(
    ALLIES.filter((ally) => ally in given).map((ally) => [ally, item(given[ally])]),
  ) as Partial<Record<Ally, Item>>;
}

/** The module as the wire shows it. */
export function readKnights(wire: WireView): Partial<View> {
  const { allies, ally_stacks: stacks, ally_tiles: tiles, kay_tiles: kay } = wire;
  if (!allies || !stacks || !tiles || !kay) return {};
  const knights = {
    stacks: stacksOf(stacks),
    allies,
    tiles,
    gareth: wire.gareth_tiles ?? [],
    geraint: wire.geraint_tiles ?? [],
    kay,
    castleTiles: wire.castle_tiles ?? [],
    marshal: wire.marshal ?? null,
  };
  return { knights };
}

/** The allies of the box. */
export function readAllies(components: Wire): Partial<Parts> {
  const given = wireOf(components["allies"]);
  const allies = {
    stacks: stacksOf(given["stacks"]),
    tiles: byAlly(given["tiles"], Number),
    points: byAlly(given["points"], (points) => (Array.isArray(points) ? points.map(Number) : [])),
  };
  return { allies };
}

// What one reads at a glance

/** Whether allies are still to be chosen. */
export function isDrafting(knights: Knights | undefined): knights is Knights {
  return knights !== undefined && STACKS.some((stack) => knights.stacks[stack].length > 0);
}

/** Who has an ally; null while nobody does. */
export function holderOf(knights: Knights, ally: Ally): number | null {
  const seat = knights.allies.findIndex((own) => own.includes(ally));
  return seat < 0 ? null : seat;
}

/** How many tiles of an ally a player can still use; none if it is another's. */
export function tilesOf(knights: Knights | undefined, seat: number, ally: Ally): number {
  return knights?.tiles[seat]?.[ally] ?? 0;
}

/** Whether an ally is a player's. */
export function serves(knights: Knights | undefined, seat: number, ally: Ally): boolean {
  return knights?.allies[seat]?.includes(ally) ?? false;
}

/** The tiles that an ally collects instead of spending them; null for the others. */
export function collected(knights: Knights, seat: number, ally: Ally): readonly string[] | null {
  if (ally === "gareth") return knights.gareth[seat] ?? [];
  return ally === "geraint" ? (knights.geraint[seat] ?? []) : null;
}

/** What an ally is worth at the end for so many tiles. */
export function worthOf({ points }: AllyParts, ally: Ally, tiles: number): number {
  return [0, ...(points[ally] ?? [])][tiles] ?? 0;
}

/** Who chooses when: one stack goes clockwise from the first player, the other back from the last. */
export interface Pick {
  readonly seat: number;
  readonly stack: Stack;
}

/** All choices of a draft, in order. */
export function picks(seats: number, first: number): Pick[] {
  const order = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return order.flatMap((seat, step): Pick[] => [
    { seat, stack: "A" },
    { seat: order[seats - 1 - step] ?? seat, stack: "B" },
  ]);
}

/** How many allies were chosen so far. */
export function chosenSoFar(knights: Knights): number {
  return knights.allies.reduce((sum, own) => sum + own.length, 0);
}

/** The ally of a stack that a player has. */
export function allyFrom({ stacks }: AllyParts, own: readonly Ally[], stack: Stack): Ally | null {
  return own.find((ally) => stacks[stack].includes(ally)) ?? null;
}
