/** The components of Merlin as the server describes them: ring, flags, missions, starting tiles, frames. */

import type { GameInfo } from "../../lib/api";
import { layersWith } from "../layers";
import {
  kindOf,
  PLACES,
  placeOf,
  vassalOf,
  type Good,
  type Kind,
  type Place,
  type Power,
  type Vassal,
} from "./words";

/** An icon of a mission. */
export type Need =
  | { readonly kind: "good"; readonly good: Good; readonly place: Place; readonly sort: Kind }
  | { readonly kind: "any"; readonly sort: Kind }
  | { readonly kind: "marker"; readonly place: Place }
  | { readonly kind: "anywhere" }
  | { readonly kind: "posted"; readonly vassal: Vassal; readonly place: Place }
  | { readonly kind: "two"; readonly place: Place }
  | { readonly kind: "together"; readonly vassals: readonly [Vassal, Vassal] };

export interface Mission {
  readonly id: string;
  readonly points: number;
  /** The vassal printed on it. */
  readonly vassal: Vassal;
  /** Its icons, one by one. The same need may occur twice. */
  readonly needs: readonly Need[];
}

export interface StartingTile {
  readonly id: string;
  readonly knight: Place;
  readonly flag: Place;
  readonly shield: Place;
  readonly material: Place;
  readonly marker: Place;
}

/** The components. Modules declare their additions in their folders; those exist only if the module is in play. */
export interface Parts {
  /** The principalities, clockwise from black. */
  readonly places: readonly Place[];
  /** The spaces of the ring, clockwise from black. */
  readonly ring: readonly string[];
  /** The spaces of the inner ring, clockwise; empty if there is only one ring. */
  readonly innerRing: readonly string[];
  /** The power of each colour's flag, and the colour of each power's flag, of those that this table has. */
  readonly powerOf: Readonly<Record<Place, Power>>;
  readonly flagOf: Readonly<Partial<Record<Power, Place>>>;
  readonly missions: Readonly<Record<string, Mission>>;
  readonly startingTiles: Readonly<Record<string, StartingTile>>;
  /** The materials on the frames of the environs, from left to right; null for a notch without one. */
  readonly frames: { readonly top: readonly (Place | null)[]; readonly bottom: readonly (Place | null)[] };
  /** The materials that pay for a manor, by the number of rows of the environs and by cell. */
  readonly payable: Readonly<Record<number, Readonly<Record<string, readonly Place[]>>>>;
  /** The origin of each table of components: "rulebook", "reconstructed" and so on. */
  readonly sources: Readonly<Record<string, string>>;
}

type Wire = Readonly<Record<string, unknown>>;

export function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function sure<Word>(found: Word | null, text: string): Word {
  if (found === null) throw new Error(`the server describes an unknown "${text}"`);
  return found;
}

/** Parse a need from the wire: "blue flag", "marker in orange", "lady and builder together". */
export function needOf(text: string): Need {
  const [one = "", other = "", third = "", fourth = ""] = text.split(" ");
  const place = (word: string) => sure(placeOf(word), text);
  const kind = (word: string) => sure(kindOf(word), text);
  const vassal = (word: string) => sure(vassalOf(word), text);
  if (text === "marker anywhere") return { kind: "anywhere" };
  if (one === "any") return { kind: "any", sort: kind(other) };
  if (one === "marker") return { kind: "marker", place: place(third) };
  if (one === "two") return { kind: "two", place: place(fourth) };
  if (other === "in") return { kind: "posted", vassal: vassal(one), place: place(third) };
  if (other === "and") return { kind: "together", vassals: [vassal(one), vassal(third)] };
  return { kind: "good", good: `${place(one)}-${kind(other)}`, place: place(one), sort: kind(other) };
}

function missionOf(wire: Wire): Mission {
  return {
    id: String(wire["id"]),
    points: Number(wire["points"]),
    vassal: sure(vassalOf(wire["vassal"]), String(wire["vassal"])),
    needs: words(wire["needs"]).map(needOf),
  };
}

function startingTileOf(wire: Wire): StartingTile {
  const place = (entry: string) => sure(placeOf(wire[entry]), String(wire[entry]));
  return {
    id: String(wire["id"]),
    knight: place("knight"),
    flag: place("flag"),
    shield: place("shield"),
    material: place("material"),
    marker: place("marker"),
  };
}

export function byId<Item extends { readonly id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

function payableOf(wire: unknown): Record<number, Record<string, Place[]>> {
  const rows = Object.entries((wire ?? {}) as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    rows.map(([number, cells]) => [
      Number(number),
      Object.fromEntries(
        Object.entries(cells).map(([cell, colours]) => [
          cell,
          words(colours).map((word) => sure(placeOf(word), word)),
        ]),
      ),
    ]),
  );
}

export function listOf(value: unknown): Wire[] {
  return Array.isArray(value) ? (value as Wire[]) : [];
}

/** The powers of the flags of these colours. */
export function powersOf(flags: Wire): Pick<Parts, "powerOf" | "flagOf"> {
  const powers = PLACES.map((place) => [place, String(flags[place]) as Power] as const);
  return {
    powerOf: Object.fromEntries(powers) as Record<Place, Power>,
    flagOf: Object.fromEntries(powers.map(([place, power]) => [power, place])),
  };
}

/** The components of the box, as a table with these settings uses them. */
export function readParts(
  components: GameInfo["components"],
  settings: Readonly<Record<string, string>> = {},
): Parts {
  const frames = (components["frames"] ?? {}) as Wire;
  const frame = (side: string) =>
    Array.isArray(frames[side]) ? (frames[side] as unknown[]).map(placeOf) : [];
  return {
    places: words(components["principalities"]).map((word) => sure(placeOf(word), word)),
    ring: words(components["ring"]),
    innerRing: [],
    ...powersOf((components["flags"] ?? {}) as Wire),
    missions: byId(listOf(components["missions"]).map(missionOf)),
    startingTiles: byId(listOf(components["startingTiles"]).map(startingTileOf)),
    frames: { top: frame("top"), bottom: frame("bottom") },
    payable: payableOf(components["payable"]),
    sources: Object.fromEntries(
      Object.entries((components["sources"] ?? {}) as Wire).map(([key, value]) => [key, String(value)]),
    ),
    ...Object.assign({}, ...layersWith(settings).map((layer) => layer.parts?.(components, settings))),
  };
}

/** A mission by its id, which must be in the box. */
export function missionIn(parts: Parts, id: string): Mission {
  const found = parts.missions[id];
  if (!found) throw new Error(`there is no mission "${id}"`);
  return found;
}

/** The materials that pay for a manor on a cell. */
export function payFor(parts: Parts, rows: number, cell: string): readonly Place[] {
  return parts.payable[rows]?.[cell] ?? [];
}
