/** Morgana: where she stands, what lies in her kitchen, and what of hers lies on the board. */

import { strings, type Event, type View } from "../view";
import { PLACES, placeOf, type Place } from "../words";

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
function numbersIn(value: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(wireOf(value)).map(([key, n]) => [key, Number(n)]));
}
function byPlace(value: unknown): Record<Place, number> {
  const given = wireOf(value);
  return Object.fromEntries(PLACES.map((place) => [place, Number(given[place] ?? 0)])) as Record<
    Place,
    number
  >;
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
export function readMorgana(wire: Wire): Partial<View> {
  const figures = Object.entries(wireOf(wire["figures"])).map(([figure, space]) => [figure, String(space)]);
  return standing(Object.fromEntries(figures) as Record<string, string>, {
    at: placeOf(wire["morgana"]),
    faces: numbersIn(wire["morgana_faces"]),
    pentagrams: array(wire["pentagrams"]).map(wordOf),
    cauldrons: cauldronsOf(wire["cauldrons"], array(wire["cauldron_dice"])),
    horn: typeof wire["horn"] === "number" ? wire["horn"] : null,
    poisonSupply: Number(wire["poison_supply"]),
    poisoned: numbers(wire["poisoned"]),
    fresh: Number(wire["fresh_poison"] ?? 0),
    huts: strings(wire["huts"]),
    darkSupply: Number(wire["dark_supply"]),
    dark: byPlace(wire["dark_markers"]),
    topped: array(wire["topped"]).map(byPlace),
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

// What events change

function at<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] {
  return items.map((item, place) => (place === index ? change(item) : item));
}
function plus(counts: Readonly<Record<Place, number>>, place: Place, by: number): Record<Place, number> {
  return { ...counts, [place]: counts[place] + by };
}

function poison(morgana: Morgana, seat: number, by: 1 | -1): Morgana {
  return {
    ...morgana,
    poisonSupply: morgana.poisonSupply - by,
    poisoned: at(morgana.poisoned, seat, (count) => count + by),
    fresh: morgana.fresh + Math.max(0, by),
  };
}

const INTO = /^cauldron-(\d)$/;

function usedPentagram(morgana: Morgana, seat: number, { die, use }: Event["facts"]): Morgana {
  const number = Number(INTO.exec(String(use))?.[1] ?? 0);
  return {
    ...morgana,
    pentagrams: at(morgana.pentagrams, seat, () => String(die)),
    cauldrons: at(morgana.cauldrons, number - 1, (cauldron) => ({ ...cauldron, die: String(die) })),
  };
}

/** A marker of hers goes on top of one of a seat's, or stands alone. */
function darkened(morgana: Morgana, seat: number, place: Place, isOnTop: boolean): Morgana {
  return {
    ...morgana,
    darkSupply: morgana.darkSupply - 1,
    dark: isOnTop ? morgana.dark : plus(morgana.dark, place, 1),
    topped: isOnTop ? at(morgana.topped, seat, (own) => plus(own, place, 1)) : morgana.topped,
  };
}

/** Those on top of a seat's markers leave, or, where no seat is named, those that stand alone. */
function dispelled(morgana: Morgana, seat: number | null, place: Place, count: number): Morgana {
  return {
    ...morgana,
    darkSupply: morgana.darkSupply + count,
    dark: seat === null ? plus(morgana.dark, place, -count) : morgana.dark,
    topped: seat === null ? morgana.topped : at(morgana.topped, seat, (own) => plus(own, place, -count)),
  };
}

function changed(morgana: Morgana, { name, seat, facts }: Event, who: number): Morgana {
  const place = placeOf(facts["place"]);
  switch (name) {
    case "laid-tokens":
      return { ...morgana, cauldrons: cauldronsOf(facts["cauldrons"], []) };
    case "rolled-morgana":
      return {
        ...morgana,
        faces: numbersIn(facts["faces"]),
        pentagrams: morgana.pentagrams.map(() => null),
        cauldrons: morgana.cauldrons.map((cauldron) => ({ ...cauldron, die: null })),
      };
    case "turn":
    case "over":
      return { ...morgana, fresh: 0 };
    case "passed":
      return { ...morgana, pentagrams: at(morgana.pentagrams, who, () => PASSED) };
    case "used-pentagram":
      return usedPentagram(morgana, who, facts);
    case "took-poison":
      return poison(morgana, who, 1);
    case "used-poison":
      return poison(morgana, who, -1);
    case "took-horn":
      return { ...morgana, horn: who };
    case "turned": {
      const die = String(facts["die"]);
      if (!(die in morgana.faces)) return morgana;
      return { ...morgana, faces: { ...morgana.faces, [die]: Number(facts["face"]) } };
    }
    case "turned-token":
      return {
        ...morgana,
        cauldrons: at(morgana.cauldrons, Number(facts["cauldron"]) - 1, (cauldron) => ({
          ...cauldron,
          spell: cauldron.back,
          back: cauldron.spell,
        })),
      };
    case "placed-hut":
      return { ...morgana, huts: [...morgana.huts, String(facts["cell"])] };
    case "removed-huts": {
      const gone = strings(facts["cells"]);
      return { ...morgana, huts: morgana.huts.filter((cell) => !gone.includes(cell)) };
    }
    case "moved-morgana":
      return { ...morgana, at: place };
    case "darkened":
      return place ? darkened(morgana, who, place, facts["top"] === true) : morgana;
    case "dispelled":
      return place ? dispelled(morgana, seat, place, Number(facts["count"])) : morgana;
    default:
      return morgana;
  }
}

/** What the rest of the view shows of an event of the module. */
function around(now: View, { name, facts }: Event, who: number, isHers: (die: string) => boolean): View {
  switch (name) {
    case "used-pentagram":
      return { ...now, chosen: String(facts["die"]) };
    case "passed":
      return { ...now, chosen: PASSED };
    case "turned": {
      // Her dice are nobody's: whoever turns one has chosen it.
      const die = String(facts["die"]);
      if (!isHers(die)) return now;
      const faces = at(now.faces, who, ({ [die]: _, ...own }) => own);
      return { ...now, faces, chosen: die };
    }
    case "swapped-figures": {
      const [one, other] = [String(facts["figure"]), String(facts["other"])];
      const figures = { ...now.figures, [one]: String(facts["space"]), [other]: String(facts["left"]) };
      return { ...now, figures };
    }
    case "abandoned": {
      const cells = strings(facts["cells"]);
      const manors = Object.entries(now.manors).filter(([cell]) => !cells.includes(cell));
      return { ...now, manors: Object.fromEntries(manors) };
    }
    case "returned-castles": {
      const cells = strings(facts["cells"]);
      const { knights } = now;
      if (!knights) return now;
      return {
        ...now,
        knights: {
          ...knights,
          castleTiles: knights.castleTiles.filter((cell) => !cells.includes(cell)),
          tiles: at(knights.tiles, who, (own) => ({
            ...own,
            gaheris: (own.gaheris ?? 0) + cells.length,
          })),
        },
      };
    }
    default:
      return now;
  }
}

/** The view after an event, as far as it is about Morgana. */
export function afterMorgana(now: View, event: Event): View {
  const { morgana } = now;
  if (!morgana) return now;
  const who = event.seat ?? now.active;
  const told = around(now, event, who, (die) => die in morgana.faces);
  return { ...told, ...standing(told.figures, changed(morgana, event, who)) };
}
