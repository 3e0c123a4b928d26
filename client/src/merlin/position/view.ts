/** The position of Merlin as one seat sees it, read from the wire. */

import {
  answered,
  layers,
  layersWith,
  play,
  wrapped,
  type Contender,
  type Printed,
  type Treasure,
  type Use,
} from "../layers";
import type { WireView } from "../rules";
import {
  CASTLE,
  GOODS,
  knightOf,
  PLACES,
  VASSALS,
  type Good,
  type Kind,
  type Place,
  type Terrain,
  type Vassal,
} from "./words";

/** Cards; the viewer may know only how many there are. */
export interface Pile {
  readonly cards: readonly string[] | null;
  readonly count: number;
}

/** A tile of the environs. Modules add what else is printed there. */
export interface Tile {
  readonly terrain: Terrain;
  readonly tower: boolean;
}

/** The position. Modules declare their additions in their folders; those exist only if the module is in play. */
export interface View {
  readonly seats: number;
  /** The settings of the table, house rules and modules. */
  readonly settings: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly round: number;
  /** The first player of this round. */
  readonly first: number;
  readonly active: number;
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;

  /** The spaces of the ring, clockwise from black. */
  readonly ring: readonly string[];
  /** The spaces of the inner ring, clockwise; empty if there is only one ring. */
  readonly innerRing: readonly string[];
  /** A space that no figure enters. Figures skip it when they count, except for one that stands there. */
  readonly closed?: string | null;
  /** The spaces of Merlin ("merlin"), each knight ("knight0") and the figures of modules. */
  readonly figures: Readonly<Record<string, string>>;
  /** The faces of each seat's dice: "die1" to "die3", "merlin" and those of modules. */
  readonly faces: readonly Readonly<Record<string, number>>[];
  /** The dice used in this round, in order of use. */
  readonly used: readonly (readonly string[])[];

  /** The goods in the principalities. */
  readonly supply: Readonly<Record<Good, number>>;
  /** The goods on each castle. */
  readonly castles: readonly Readonly<Record<Good, number>>[];
  readonly appleSupply: number;
  readonly apples: readonly number[];
  readonly staffs: readonly number[];
  readonly excalibur: number | null;
  readonly grail: number | null;

  /** The places of each seat's vassals. */
  readonly vassals: readonly Readonly<Record<Vassal, Place | typeof CASTLE>>[];
  /** The markers of each seat in the principalities. */
  readonly markers: readonly Readonly<Record<Place, number>>[];

  /** The tiles of the environs by cell, row by row: "a1" to "c6" or "d6". */
  readonly tiles: Readonly<Record<string, Tile>>;
  /** The seat that has built on each cell. */
  readonly manors: Readonly<Record<string, number>>;

  readonly traitorSupply: number;
  readonly traitorDiscards: readonly Place[];
  readonly traitors: readonly (readonly Place[])[];

  readonly missionDeck: number;
  readonly missionDiscards: readonly string[];
  readonly display: readonly string[];
  readonly hands: readonly Pile[];

  /** The points of each seat, by source. */
  readonly points: readonly Readonly<Record<string, number>>[];

  /** The die of this turn, once it is chosen. */
  readonly chosen: string | null;
  /** Whether an apple was given back in this turn. */
  readonly ate: boolean;
  /** Missions resolved in this turn, those allowed by a flag, and those to draw at its end. */
  readonly resolved: number;
  readonly flagged: number;
  readonly due: number;
}

const COLUMNS = 6;
const MANORS = 7;
/** The number of missions in hand. */
export const HAND = 4;
/** The rounds that end with a scoring. */
export const SCORED: readonly number[] = [2, 4, 6];
export const ROUNDS = 6;

type Wire = Readonly<Record<string, unknown>>;

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

function record(value: unknown): Wire {
  return typeof value === "object" && value !== null ? (value as Wire) : {};
}

/** Every word with its number. Words that the wire omits are 0. */
function counts<Word extends string>(words: readonly Word[], value: unknown): Record<Word, number> {
  const given = record(value);
  return Object.fromEntries(words.map((word) => [word, Number(given[word] ?? 0)])) as Record<Word, number>;
}

/** How many cards there are, visible or not. */
export function countOf(lying: readonly string[] | number): number {
  return typeof lying === "number" ? lying : lying.length;
}

/** A pile of cards, visible or not. */
export function pile(lying: readonly string[] | number): Pile {
  return { cards: typeof lying === "number" ? null : lying, count: countOf(lying) };
}

/** A tile by its word: "lake", "lake-tower". */
export function tileOf(word: string): Tile {
  const [terrain, shown] = word.split("-");
  return { terrain: terrain as Terrain, tower: shown === "tower" };
}

/** The icon printed on a tile in addition to terrain and tower. */
export function printedOn(tile: Tile): Printed | null {
  return answered(({ printed }) => printed?.(tile));
}

/** The cells of environs with this many tiles, row by row. */
export function cellsOf(tiles: number): string[] {
  return Array.from(
    { length: tiles },
    (_, number) => `${"abcd"[Math.floor(number / COLUMNS)] ?? ""}${(number % COLUMNS) + 1}`,
  );
}

/** An item for the word of each tile, by cell. */
export function byCell<Item>(words: readonly string[], item: (word: string) => Item): Record<string, Item> {
  const cells = cellsOf(words.length);
  return Object.fromEntries(words.map((word, index) => [cells[index] ?? "", item(word)]));
}

/** An item for the value given for each place. */
export function byPlace<Given, Item>(
  given: Readonly<Record<Place, Given>>,
  item: (given: Given) => Item,
): Record<Place, Item> {
  return Object.fromEntries(PLACES.map((place) => [place, item(given[place])])) as Record<Place, Item>;
}

/** Read a view from the wire and make its table the current one. */
export function read(view: Wire): View {
  const wire = view as unknown as WireView;
  const inPlay = play(wire.settings);
  return {
    seats: wire.seats,
    settings: wire.settings,
    turn: wire.turns,
    round: wire.round,
    first: wire.first,
    active: wire.active,
    over: wire.over,
    scores: wire.scores,
    winners: wire.winners,
    ring: wire.ring,
    innerRing: wire.inner_ring ?? [],
    figures: wire.figures,
    faces: wire.faces,
    used: wire.used,
    supply: wire.supply,
    castles: wire.castles,
    appleSupply: wire.apple_supply,
    apples: wire.apples,
    staffs: wire.staffs,
    excalibur: wire.excalibur,
    grail: wire.grail,
    vassals: wire.vassals,
    markers: wire.markers,
    tiles: byCell(wire.tiles, tileOf),
    manors: wire.manors,
    traitorSupply: countOf(wire.traitor_supply),
    traitorDiscards: wire.traitor_discards,
    traitors: wire.traitors,
    missionDeck: countOf(wire.mission_deck),
    missionDiscards: wire.mission_discards,
    display: wire.display,
    hands: wire.hands.map(pile),
    points: wire.points,
    chosen: wire.chosen,
    ate: wire.ate,
    resolved: wire.resolved,
    flagged: wire.flagged,
    due: wire.due,
    ...Object.assign({}, ...inPlay.map((layer) => layer.read?.(wire))),
  };
}

// Questions about a view

/** Whether each player has so much that it must be drawn closer together. */
export function isCrowded({ settings }: View): boolean {
  return layersWith(settings).some((layer) => layer.crowds);
}

/** The things that only one player can hold, with their holders. */
export function treasuresOf(view: View): Treasure[] {
  return [
    { name: "grail", holder: view.grail },
    { name: "excalibur", holder: view.excalibur },
    ...layers().flatMap(({ treasures }) => treasures?.(view) ?? []),
  ];
}

/** The points of a player so far. */
export function scoreOf(view: View, seat: number): number {
  return Object.values(view.points[seat] ?? {}).reduce((total, points) => total + points, 0);
}

/** The ring to which a space belongs. */
export function trackOf(view: Pick<View, "ring" | "innerRing">, space: string): readonly string[] {
  return view.innerRing.includes(space) ? view.innerRing : view.ring;
}

/** The spaces that a figure counts, without a closed one unless it stands there. */
export function stepsOf(view: View, figure: string): readonly string[] {
  const at = view.figures[figure] ?? "";
  const track = trackOf(view, at);
  return view.closed && view.closed !== at ? track.filter((space) => space !== view.closed) : track;
}

/** The space on which a player's knight stands. */
export function knightSpace(view: View, seat: number): string {
  return view.figures[knightOf(seat)] ?? "";
}

/** The goods that a player has for some use. */
export function goodsFor(use: Use, view: View, seat: number): Readonly<Record<Good, number>> {
  const castle = view.castles[seat] ?? counts(GOODS, {});
  return wrapped(castle, (layer, goods) => layer.goods?.(goods, view, seat, use));
}

/** Whether a good, an "apple" or a piece of a module is blocked although one is left. */
export function isClosed(what: string, view: View): boolean {
  return layers().some(({ closes }) => closes?.(what, view));
}

/** How many of a good are available. */
export function leftOf(view: View, good: Good): number {
  return isClosed(good, view) ? 0 : view.supply[good];
}

/** How many apples are available. */
export function applesLeft(view: View): number {
  return isClosed("apple", view) ? 0 : view.appleSupply;
}

/** How many of a kind a player has. */
export function goodsOf(view: View, seat: number, kind: Kind, use: Use = "score"): number {
  const goods = goodsFor(use, view, seat);
  return PLACES.reduce((total, place) => total + goods[`${place}-${kind}`], 0);
}

/** How many markers a player has in principalities. */
export function markersOut(view: View, seat: number): number {
  const markers = view.markers[seat];
  return markers ? PLACES.reduce((total, place) => total + markers[place], 0) : 0;
}

/** The strength of a player's markers in a principality. */
export function influenceIn(view: View, seat: number, place: Place): number {
  return layers().reduce(
    (sum, { influence }) => sum + (influence?.(view, seat, place) ?? 0),
    view.markers[seat]?.[place] ?? 0,
  );
}

/** The contenders in a principality who are not players. */
export function contendersIn(view: View, place: Place): Contender[] {
  return layers().flatMap(({ contender }) => contender?.(view, place) ?? []);
}

/** How many points a principality is worth. */
export function potOf(view: View, place: Place): number {
  const markers = view.markers.reduce((sum, own) => sum + own[place], 0);
  return layers().reduce((sum, { pot }) => sum + (pot?.(view, place) ?? 0), markers);
}

/** How many markers are left on a player's castle. */
export function markersAtHome(view: View, seat: number): number {
  return Number(view.settings["markers"] ?? 6) - markersOut(view, seat);
}

/** The principalities in which a player has a marker. */
export function influenced(view: View, seat: number): Place[] {
  return PLACES.filter((place) => (view.markers[seat]?.[place] ?? 0) > 0);
}

/** How many vassals of a player stand in principalities. */
export function vassalsOut(view: View, seat: number): number {
  const posts = view.vassals[seat];
  return posts ? VASSALS.filter((vassal) => posts[vassal] !== CASTLE).length : 0;
}

/** The cells with manors of a player. */
export function manorsOf(view: View, seat: number): string[] {
  return Object.keys(view.manors).filter((cell) => view.manors[cell] === seat);
}

export function manorsLeft(view: View, seat: number): number {
  return MANORS - manorsOf(view, seat).length;
}

/** The dice that a player can still use in this round. */
export function unusedDice(view: View, seat: number): string[] {
  const used = view.used[seat] ?? [];
  return Object.keys(view.faces[seat] ?? {}).filter((die) => !used.includes(die));
}

/** How many missions a player may have in hand. */
export function handSizeOf(view: View, seat: number): number {
  return answered(({ handSize }) => handSize?.(view, seat)) ?? HAND;
}

/** The next round after which points are counted. */
export function nextScoring(view: View): number {
  return SCORED.find((round) => round >= view.round) ?? ROUNDS;
}

/** Whether the next scoring is the last, which also counts what is left. */
export function isLastScoring(view: View): boolean {
  return nextScoring(view) === ROUNDS;
}
