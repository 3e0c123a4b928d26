/** Morgana: where she stands, what lies in her kitchen, and what of hers lies on the board. */

import type { WireView } from "../../rules";
import { strings, type View } from "../../position/view";
import type { Place } from "../../position/words";

/** What a token of a cauldron does. */
export const SPELLS = ["bewitch", "swap", "gold", "dark", "hut"] as const;
export type Spell = (typeof SPELLS)[number];

/** Her figure on the ring. */
export const MORGANA = "morgana";
/** Instead of a die, under a house rule. */
export const PASSED = "passed";
/** The face that counts as any. */
export const WILD = 6;
/** What a die and all that is paid must make for the horn. */
export const HORN = 7;
/** The huts of the box. */
export const HUTS = 7;

export interface Cauldron {
  /** The side of its token that lies up, and the other. */
  readonly spell: Spell;
  readonly back: Spell;
  /** The die of Morgana that lies in it. */
  readonly die: string | null;
}

/** What the view shows of the module. */
export interface Morgana {
  /** The principality that she closes; null before she is on the ring. */
  readonly at: Place | null;
  readonly faces: Readonly<Record<string, number>>;
  /** The die that each seat has used in this round. */
  readonly pentagrams: readonly (string | null)[];
  readonly cauldrons: readonly Cauldron[];
  /** Who has the horn. */
  readonly horn: number | null;
  /** Poisoned apples: those left, and those of each seat. */
  readonly poisonSupply: number;
  readonly poisoned: readonly number[];
  /** The cells with huts. */
  readonly huts: readonly string[];
  /** Her markers: those left, those that stand alone, and those on top of a seat's. */
  readonly darkSupply: number;
  readonly dark: Readonly<Record<Place, number>>;
  readonly topped: readonly Readonly<Record<Place, number>>[];
  /** How many of the active player's apples are from this turn. */
  readonly fresh: number;
}

/** What is printed: the face that each cauldron takes, and how far it lets her go. */
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

/** She stands on the ring with the figures, and no other enters her space. */
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

/** The module as the wire shows it. */
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

// What one reads at a glance

/** The dice that still lie on their pentagrams, in their order. */
export function lying({ faces, pentagrams }: Morgana): string[] {
  return Object.keys(faces).filter((die) => !pentagrams.includes(die));
}

/** Whether a player has had the turn with one of her dice. */
export function hasBrewed({ pentagrams }: Morgana, seat: number): boolean {
  return (pentagrams[seat] ?? null) !== null;
}

/** Her markers in a principality, wherever they lie. */
export function darkIn({ dark, topped }: Morgana, place: Place): number {
  return topped.reduce((sum, own) => sum + own[place], dark[place]);
}

/** Poisoned apples that can be used in this turn. */
export function ripe({ poisoned, fresh }: Morgana, seat: number, active: number): number {
  return (poisoned[seat] ?? 0) - (seat === active ? fresh : 0);
}
