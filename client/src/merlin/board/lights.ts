/** What the board shows in addition to the position: what can be chosen now, and what a move would do. */

import { environsOf, type Environs } from "./environs";
import { innerAt, figureAngle, figureAt, treasureAt, wayPath } from "./rings";
import { tokenAt } from "./tabletop";
import { insideOf, polar, R, spaceAngle, translate, type Inside, type Point } from "./geometry";
import { answered, wrapped, type Supply, type Treasure } from "../layers";
import { thingWith } from "../telling/things";
import { printedOn, trackOf, type View } from "../position/view";
import type { Place } from "../position/words";

/** The states of the design. A piece without one is idle. */
export type Light = "can" | "near" | "chosen" | "cannot";
export type Lit = ReadonlyMap<string, Light>;

/** The ring, and the inner one if there is one. */
export type Rings = Pick<View, "ring" | "innerRing">;

/** A figure's way along its ring: the spaces it steps on, ending with its landing. */
export interface Preview {
  readonly figure: string;
  readonly path: readonly string[];
  readonly landing: string;
  /** What happens there, in two words. */
  readonly tag: string;
}

/** The gold line round a piece: a shape around 0, 0, its position, and its tick. */
export interface Outline {
  readonly transform: string;
  readonly path: string;
  /** The position of the tick of a chosen piece. */
  readonly tick: Point;
}

/** Where a figure stands: its space, and its place among the figures there. */
export interface Standing {
  readonly figure: string;
  readonly index: number;
  readonly nth: number;
  readonly count: number;
  /** Whether it stands on the inner ring. */
  readonly isInside: boolean;
}

/** The figures on their rings; Merlin is first on his space. */
export function standing(rings: Rings, figures: Readonly<Record<string, string>>): Standing[] {
  const all = Object.keys(figures).toSorted();
  return all.map((figure) => {
    const space = figures[figure] ?? "";
    const together = all.filter((other) => figures[other] === space);
    return {
      figure,
      index: trackOf(rings, space).indexOf(space),
      nth: together.indexOf(figure),
      count: together.length,
      isInside: rings.innerRing.includes(space),
    };
  });
}

/** The point at which a figure is drawn. */
export function standsAt(
  { isInside, index, nth, count }: Omit<Standing, "figure">,
  { ring, innerRing }: Rings,
): Point {
  if (isInside) return innerAt(index, innerRing.length);
  return figureAt(figureAngle(index, ring.length, nth, count), insideOf(innerRing.length));
}

/** The seats with markers in a principality, in seat order. */
export function markersIn(markers: View["markers"], place: Place): { seat: number; count: number }[] {
  return markers.flatMap((own, seat) => (own[place] > 0 ? [{ seat, count: own[place] }] : []));
}

/** The place of a seat among those with the same points, so that no shield hides another. */
export function beside(points: readonly number[], seat: number): { nth: number; count: number } {
  const same = points.flatMap((other, number) => ((other - (points[seat] ?? 0)) % 100 === 0 ? [number] : []));
  return { nth: same.indexOf(seat), count: same.length };
}

/** The outline of a piece at a point. */
export function around(at: Point, path: string, reach: number, scale = 1): Outline {
  const away = reach * 0.74;
  const transform = scale === 1 ? translate(at) : `${translate(at)} scale(${scale})`;
  return { transform, path, tick: [at[0] + away, at[1] - away] };
}

/** The environs of a position, as large as the table allows. */
export function environsOn(view: Pick<View, "tiles" | "innerRing">): Environs {
  return environsOf(Object.keys(view.tiles).length, insideOf(view.innerRing.length));
}

/** The position of a manor, which leaves room for a tower and other printed icons. */
export function manorAt(cell: string, view: Pick<View, "tiles" | "innerRing">): Point {
  const environs = environsOn(view);
  const [x, y] = environs.at(cell);
  const tile = view.tiles[cell];
  const left = tile && printedOn(tile) ? 4 : tile?.tower ? 2 : 0;
  return [x - left * environs.pieces, y + 6 * environs.pieces];
}

/** The treasures that nobody holds, with their positions. */
export function freeTreasures(
  treasures: readonly Treasure[],
  rings: Rings,
): { readonly treasure: string; readonly at: Point }[] {
  const inside = insideOf(rings.innerRing.length);
  return treasures.flatMap(({ name, holder }) => {
    const track = trackOf(rings, name);
    const index = track.indexOf(name);
    if (holder !== null || index < 0) return [];
    return [{ treasure: name, at: treasureAt(index, track.length, inside) }];
  });
}

/** The supplies of a table. */
export function suppliesOf(view: View): readonly Supply[] {
  const own: Supply[] = [
    { name: "traitors", piece: "traitor", count: view.traitorSupply },
    { name: "missions", piece: "mission", count: view.missionDeck },
    { name: "apples", piece: "apple", count: view.appleSupply },
  ];
  return wrapped<readonly Supply[]>(own, (layer, supplies) => layer.supplies?.(supplies, view));
}

/** The supplies, with their positions. */
export function suppliesAt(supplies: readonly Supply[], inside: Inside): (Supply & { readonly at: Point })[] {
  return supplies.map((supply) => {
    const { isBelow = false } = supply;
    const row = supplies.filter((other) => (other.isBelow ?? false) === isBelow);
    return { ...supply, at: tokenAt(row.indexOf(supply), row.length, inside, isBelow) };
  });
}

/** The layers of gold: under the pieces in the principalities, under the pieces on the table, or above everything. */
export type Layer = "ground" | "table" | "top";

/** The layer of a thing's gold. */
export function layerOf(id: string): Layer {
  const { sort } = thingWith(id);
  return answered(({ things }) => things?.[sort]?.isOnGround) ? "ground" : "table";
}

/** The outline of the thing with this id, or null if it is not on the board. */
export function outlineOf(id: string, view: View, places: readonly Place[]): Outline | null {
  const thing = thingWith(id);
  return answered(({ things }) => things?.[thing.sort]?.outline?.(thing, view, places));
}

/** The points of everything that is looked at or chosen, or else of everything that can be chosen. */
export function spotsOf(lit: Lit, view: View, places: readonly Place[]): Point[] {
  const spots = (lights: readonly Light[]) =>
    [...lit].flatMap(([id, light]) => {
      const outline = lights.includes(light) ? outlineOf(id, view, places) : null;
      return outline ? [outline.tick] : [];
    });
  const looked = spots(["near", "chosen"]);
  return looked.length ? looked : spots(["can"]);
}

/** A line from a tile to a material that pays for a manor on it. */
export interface TileLine {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly light: Light;
}

/** The lit lines of a tile that is looked at or chosen. A line that is itself looked at is always included. */
export function tileLines(
  lit: Lit,
  environs: Environs,
  frames: { readonly top: readonly (Place | null)[]; readonly bottom: readonly (Place | null)[] },
): TileLine[] {
  const lines: TileLine[] = [];
  for (const [id, light] of lit) {
    const [sort, cell = "", colour] = id.split(":");
    if (sort !== "tile-line" || light === "cannot" || !environs.cells.includes(cell)) continue;
    const tile = lit.get(`cell:${cell}`);
    if (light === "can" && tile !== "near" && tile !== "chosen") continue;
    for (const { side, notch } of environs.lines(cell)) {
      if (frames[side][notch] !== colour) continue;
      lines.push({ id, from: environs.at(cell), to: environs.notchAt(side, notch), light });
    }
  }
  return lines;
}

/** A preview on a ring: the way from the figure to its landing. */
export interface Way {
  readonly figure: string;
  /** 1 for clockwise, -1 for counter-clockwise, 0 if it stays. */
  readonly way: 1 | -1 | 0;
  readonly line: string;
  /** The angle at which it lands. */
  readonly to: number;
  /** The spaces in between, with their numbers. */
  readonly steps: readonly { readonly at: Point; readonly number: number }[];
  readonly tag: string;
  readonly landing: string;
  /** The position of the ghost, beside the figures already there; null if the figure itself stays. */
  readonly ghost: Point | null;
}

/** The radius of a way on the inner ring, along its edge. */
const EDGE = R.innerEdge + 0.5;

export function wayOf(preview: Preview, view: Rings & Pick<View, "figures">): Way | null {
  const { figure, tag, landing } = preview;
  const { figures } = view;
  const track = trackOf(view, landing);
  const spaces = track.length;
  const inside = insideOf(view.innerRing.length);
  const isInside = view.innerRing.includes(landing);
  const [start, end] = [track.indexOf(figures[figure] ?? ""), track.indexOf(landing)];
  const path = preview.path.map((space) => track.indexOf(space)).filter((index) => index >= 0);
  if (path[0] === start) path.shift();
  if (path.at(-1) !== end) path.push(end);
  const next = path[0];
  if (next === undefined || end < 0) return null;
  if (start < 0) {
    // It comes from outside the board.
    const to = spaceAngle(end, spaces);
    return { figure, way: 0, line: "", to, steps: [], tag, landing, ghost: figureAt(to, inside) };
  }
  const from = spaceAngle(start, spaces);
  if (start === end) return { figure, way: 0, line: "", to: from, steps: [], tag, landing, ghost: null };
  // A space may be skipped, but never half of the ring.
  const way = (next - start + spaces) % spaces <= spaces / 2 ? 1 : -1;
  const angleOf = (index: number) =>
    from + ((way * 360) / spaces) * ((way * (index - start) + spaces) % spaces);
  const to = angleOf(end);
  const radius = isInside ? EDGE : inside.lane;
  const others = Object.keys(figures).filter(
    (other) => other !== figure && figures[other] === landing,
  ).length;
  // Behind the figures already there, seen from where it comes from.
  const beside = others ? to - way * 3.3 * (others + 1) : to;
  return {
    figure,
    way,
    line: wayPath(radius, from, to),
    to,
    steps: path.slice(0, -1).map((space, index) => ({
      at: polar(radius, angleOf(space)),
      number: index + 1,
    })),
    tag,
    landing,
    ghost: isInside ? innerAt(end, spaces, way) : figureAt(beside, inside),
  };
}
