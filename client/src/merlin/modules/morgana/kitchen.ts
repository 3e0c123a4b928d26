/** The position of Morgana: where she stands, her kitchen, and her pieces on the board. */

import type { WireView } from "../../rules";
import { strings, type View } from "../../position/view";
import type { Place } from "../../position/words";

/** The actions of the cauldrons' tokens. */
export const SPELLS = ["bewitch", "swap", "gold", "dark", "hut"] as const;
export type Spell = (typeof SPELLS)[number];

/** Her figure on the ring. */
export const MORGANA = "morgana";
/** The word for using no die, under a house rule. */
export const PASSED = "passed";
/** The face that counts as any face. */
export const WILD = 6;
/** The sum that a die and the payment must make for the horn. */
export const HORN = 7;
/** The number of huts in the box. */
export const HUTS = 7;

export interface Cauldron {
  /** The side of its token that is face up, and the other side. */
  readonly spell: Spell;
  readonly back: Spell;
  /** The die of Morgana in it. */
  readonly die: string | null;
}

/** The module's part of the view. */
export interface Morgana {
  /** The principality that she closes; null before she is on the ring. */
  readonly at: Place | null;
  readonly faces: Readonly<Record<string, number>>;
  /** The die that each seat has used in this round. */
  readonly pentagrams: readonly (string | null)[];
  readonly cauldrons: readonly Cauldron[];
  /** The seat that has the horn. */
  readonly horn: number | null;
  /** Poisoned apples: those left, and those of each seat. */
  readonly poisonSupply: number;
  readonly poisoned: readonly number[];
  /** The cells with huts. */
  readonly huts: readonly string[];
  /** Her markers: those left, those alone, and those on top of a seat's. */
  readonly darkSupply: number;
  readonly dark: Readonly<Record<Place, number>>;
  readonly topped: readonly Readonly<Record<Place, number>>[];
  /** How many of the active player's apples are from this turn. */
  readonly fresh: number;
}

/** What is printed: the face that each cauldron takes, and how far Morgana may go. */
export interface Kitchen {
  readonly faces: readonly number[];
  readonly moves: readonly number[];
}

declare module "../../position/view" {
  interface View {
    readonly morgana?: Morgana;
  }
}
declare module "../../position/parts" {
  interface Parts {
    readonly kitchen?: Kitchen;
  }
}

type Wire = Readonly<Record<string, unknown>>;

function wireOf(value: unknown): Wire {
  return typeof value === "object" && value !== null ? (value as Wire) : {};
}
function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
function numbers(value: unknown): number[] {
  return array(value).map(Number);
}

function spellOf(value: unknown): Spell {
  return SPELLS.find((spell) => spell === value) ?? "bewitch";
}
function wordOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function cauldronsOf(tokens: unknown, dice: readonly unknown[]): Cauldron[] {
  return array(tokens).map((token, index) => {
    const [up, back] = strings(token);
    return { spell: spellOf(up), back: spellOf(back), die: wordOf(dice[index]) };
  });
}

/** None of her markers in any principality. */
const NOWHERE: Readonly<Record<Place, number>> = {
  black: 0,
  grey: 0,
  blue: 0,
  purple: 0,
  orange: 0,
  brown: 0,
};

/** The figures with her on the ring, and her space as the closed one. */
function standing(
  figures: View["figures"],
  morgana: Morgana,
): Required<Pick<View, "figures" | "morgana" | "closed">> {
  const others = Object.fromEntries(Object.entries(figures).filter(([figure]) => figure !== MORGANA));
  return {
    figures: morgana.at === null ? others : { ...others, [MORGANA]: morgana.at },
    morgana,
    closed: morgana.at,
  };
}

/** The module's part of a view from the wire. */
export function readMorgana(wire: WireView): Partial<View> {
  return standing(wire.figures, {
    at: wire.morgana ?? null,
    faces: wire.morgana_faces ?? {},
    pentagrams: wire.pentagrams ?? [],
    cauldrons: cauldronsOf(wire.cauldrons, wire.cauldron_dice ?? []),
    horn: wire.horn ?? null,
    poisonSupply: wire.poison_supply ?? 0,
    poisoned: wire.poisoned ?? [],
    fresh: wire.fresh_poison ?? 0,
    huts: wire.huts ?? [],
    darkSupply: wire.dark_supply ?? 0,
    dark: wire.dark_markers ?? NOWHERE,
    topped: wire.topped ?? [],
  });
}

/** The kitchen of the box. */
export function readKitchen(components: Wire): { kitchen: Kitchen } {
  const given = wireOf(components["kitchen"]);
  return { kitchen: { faces: numbers(given["faces"]), moves: numbers(given["moves"]) } };
}

// Questions about her part of the view

/** The dice still on their pentagrams, in order. */
export function lying({ faces, pentagrams }: Morgana): string[] {
  return Object.keys(faces).filter((die) => !pentagrams.includes(die));
}

/** Whether a player has had the turn with one of her dice. */
export function hasBrewed({ pentagrams }: Morgana, seat: number): boolean {
  return (pentagrams[seat] ?? null) !== null;
}

/** How many of her markers are in a principality, alone or on top. */
export function darkIn({ dark, topped }: Morgana, place: Place): number {
  return topped.reduce((sum, own) => sum + own[place], dark[place]);
}

/** How many poisoned apples can be used in this turn. */
export function ripe({ poisoned, fresh }: Morgana, seat: number, active: number): number {
  return (poisoned[seat] ?? 0) - (seat === active ? fresh : 0);
}
