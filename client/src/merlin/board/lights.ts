/** What the board shows beyond the position: what can be chosen now, and what a move would do. */

import {
  chair,
  chairSignAt,
  emblemAt,
  environsOf,
  figureAngle,
  figureAt,
  goodAt,
  markerAt,
  octagon,
  polar,
  postAt,
  R,
  round,
  scoreAt,
  SIZE,
  stackAt,
  SUPPLIES,
  tokenAt,
  translate,
  treasureAt,
  yard,
  type Point,
} from "../geometry";
import { OUTLINE } from "../pieces/paint";
import { scoreOf, type View } from "../view";
import { colourOf, goodOf, placeOf, sortOf, vassalOf, type Place } from "../words";

/** The states of the design; a piece that is not named is idle. */
export type Light = "can" | "near" | "chosen" | "cannot";
export type Lit = ReadonlyMap<string, Light>;

/** A figure's way along the ring: the spaces that it steps on in order, the last of which is the landing. */
export interface Preview {
  readonly figure: string;
  readonly path: readonly string[];
  readonly landing: string;
  /** What happens there, in two words. */
  readonly tag: string;
}

/** The gold line round a piece: a shape around 0, 0 that stands somewhere, and how far it reaches. */
export interface Outline {
  readonly transform: string;
  readonly path: string;
  /** Where the tick of a chosen piece is. */
  readonly tick: Point;
}

/** Where a figure stands: which of how many on which space. */
export interface Standing {
  readonly figure: string;
  readonly index: number;
  readonly nth: number;
  readonly count: number;
}

/** The figures on the ring; Merlin is first on his space. */
export function standing(ring: readonly string[], figures: Readonly<Record<string, string>>): Standing[] {
  const all = Object.keys(figures).toSorted();
  return all.map((figure) => {
    const together = all.filter((other) => figures[other] === figures[figure]);
    return {
      figure,
      index: ring.indexOf(figures[figure] ?? ""),
      nth: together.indexOf(figure),
      count: together.length,
    };
  });
}

/** Who has markers in a principality, in the order of the seats. */
export function markersIn(markers: View["markers"], place: Place): { seat: number; count: number }[] {
  return markers.flatMap((own, seat) => (own[place] > 0 ? [{ seat, count: own[place] }] : []));
}

/** Which of those with the same points a seat is, so that no shield hides another. */
export function beside(points: readonly number[], seat: number): { nth: number; count: number } {
  const same = points.flatMap((other, number) => ((other - (points[seat] ?? 0)) % 100 === 0 ? [number] : []));
  return { nth: same.indexOf(seat), count: same.length };
}

function around(at: Point, path: string, reach: number, scale = 1): Outline {
  const away = reach * 0.74;
  const transform = scale === 1 ? translate(at) : `${translate(at)} scale(${scale})`;
  return { transform, path, tick: [at[0] + away, at[1] - away] };
}

/** A piece or place that is drawn where it is on the wheel. */
function fixed(path: string, tick: Point): Outline {
  return { transform: "", path, tick };
}

function chairOutline(space: string, view: View): Outline | null {
  const index = view.ring.indexOf(space);
  if (index < 0) return null;
  const [x, y] = chairSignAt(index, view.ring.length);
  return fixed(chair(index, view.ring.length, 1), [x + 25, y - 25]);
}

function figureOutline(figure: string, view: View): Outline | null {
  const found = standing(view.ring, view.figures).find((other) => other.figure === figure);
  if (!found) return null;
  const [x, y] = figureAt(figureAngle(found.index, view.ring.length, found.nth, found.count));
  return around([x, y - 2], round(28), 28);
}

function cellOutline(cell: string, view: View): Outline | null {
  if (!view.tiles[cell]) return null;
  const environs = environsOf(Object.keys(view.tiles).length);
  const [x, y] = environs.at(cell);
  // A tower or a treasure is at the upper right.
  return { transform: translate([x, y]), path: environs.tile(0.97), tick: [x + 13, y + 13] };
}

function manorOutline(cell: string, view: View): Outline | null {
  const tile = view.tiles[cell];
  if (!tile) return null;
  return around(manorAt(cell, view), OUTLINE.manor, 15, 1.12);
}

/** A manor makes room for a tower or a treasure. */
export function manorAt(cell: string, view: Pick<View, "tiles">): Point {
  const [x, y] = environsOf(Object.keys(view.tiles).length).at(cell);
  const tile = view.tiles[cell];
  return [tile?.treasure ? x - 4 : tile?.tower ? x - 2 : x, y + 6];
}

/** The layers of gold: under what lies in the principalities, under what lies on the table, or above everything. */
export type Layer = "ground" | "table" | "top";

const ON_GROUND: readonly string[] = ["place", "post", "vassal", "good", "marker", "stack"];

export function layerOf(id: string): Layer {
  return ON_GROUND.includes(id.slice(0, id.indexOf(":"))) ? "ground" : "table";
}

/** The outline of what has this id, if it is on the board. */
export function outlineOf(id: string, view: View, places: readonly Place[]): Outline | null {
  const [sort, one = "", other = ""] = id.split(":");
  switch (sort) {
    case "space":
      return chairOutline(one, view);
    case "place": {
      const index = places.findIndex((place) => place === one);
      const [x, y] = emblemAt(index);
      return index < 0 ? null : fixed(yard(index), [x + 23, y - 23]);
    }
    case "post": {
      const [place, vassal] = [placeOf(one), vassalOf(other)];
      if (!place || !vassal) return null;
      return around(postAt(places.indexOf(place), vassal), round(SIZE.vassal + 1.8), SIZE.vassal);
    }
    case "vassal": {
      const vassal = vassalOf(other);
      const post = vassal && view.vassals[Number(one)]?.[vassal];
      const place = placeOf(post);
      if (!vassal || !place) return null;
      return around(postAt(places.indexOf(place), vassal), round(SIZE.vassal + 1.8), SIZE.vassal);
    }
    case "good": {
      const good = goodOf(one);
      if (!good) return null;
      const kind = sortOf(good);
      return around(goodAt(places.indexOf(colourOf(good)), kind), OUTLINE[kind], 15, SIZE.goods * 1.16);
    }
    case "marker": {
      const place = placeOf(other);
      const nth = place ? markersIn(view.markers, place).findIndex(({ seat }) => seat === Number(one)) : -1;
      if (!place || nth < 0) return null;
      return around(markerAt(places.indexOf(place), nth), octagon(SIZE.marker + 2), SIZE.marker);
    }
    case "stack": {
      const index = places.findIndex((place) => place === one);
      if (index < 0 || !view.decreeStacks?.[places[index] ?? "black"].count) return null;
      return around(stackAt(index), OUTLINE.decree, 12, SIZE.decree * 1.16);
    }
    case "figure":
      return figureOutline(one, view);
    case "cell":
      return cellOutline(one, view);
    case "manor":
      return manorOutline(one, view);
    case "treasure": {
      const index = view.ring.indexOf(one);
      const held = one === "grail" ? view.grail : view.excalibur;
      if (index < 0 || held !== null) return null;
      return around(treasureAt(index, view.ring.length), round(SIZE.treasure + 2), SIZE.treasure);
    }
    case "supply": {
      const supply = SUPPLIES.find((known) => known === one);
      const hasStaffs = view.neutralStaffs !== null;
      if (!supply || (supply === "staffs" && !hasStaffs)) return null;
      return around(tokenAt(supply, hasStaffs), round(SIZE.token + 2), SIZE.token);
    }
    case "score": {
      const points = view.points.map((_, seat) => scoreOf(view, seat));
      const own = points[Number(one)];
      if (own === undefined) return null;
      const { nth, count } = beside(points, Number(one));
      return around(scoreAt(own, nth, count), OUTLINE.shield, 12, SIZE.scoreShield / 18);
    }
    default:
      return null;
  }
}

/** Where that lies which is looked at or chosen, or else all that can be chosen. */
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

/** The lines of a tile that is looked at or chosen, as far as they are lit; one that is looked at itself is drawn anyway. */
export function tileLines(
  lit: Lit,
  tiles: number,
  frames: { readonly top: readonly (Place | null)[]; readonly bottom: readonly (Place | null)[] },
): TileLine[] {
  const lines: TileLine[] = [];
  const environs = environsOf(tiles);
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

/** A preview on the lane: the angles from where the figure stands to where it lands. */
export interface Way {
  readonly figure: string;
  readonly from: number;
  readonly to: number;
  /** The spaces between, with their numbers. */
  readonly steps: readonly { readonly at: Point; readonly number: number }[];
  readonly tag: string;
  readonly landing: string;
  /** Where the ghost stands: beside those who are there. */
  readonly ghost: number;
}

export function wayOf(preview: Preview, view: Pick<View, "ring" | "figures">): Way | null {
  const { ring, figures } = view;
  const spaces = ring.length;
  const start = ring.indexOf(figures[preview.figure] ?? "");
  const path = preview.path.map((space) => ring.indexOf(space)).filter((index) => index >= 0);
  if (path[0] === start) path.shift();
  const landing = ring.indexOf(preview.landing);
  if (path.at(-1) !== landing) path.push(landing);
  const next = path[0];
  if (start < 0 || next === undefined || landing < 0) return null;
  const way = (next - start + spaces) % spaces === 1 ? 1 : -1;
  const turn = 360 / spaces;
  const from = figureAngle(start, spaces);
  const to = from + way * turn * path.length;
  const others = Object.entries(figures).filter(
    ([figure, space]) => figure !== preview.figure && space === preview.landing,
  ).length;
  return {
    figure: preview.figure,
    from,
    to,
    steps: path.slice(0, -1).map((_, index) => ({
      at: polar(R.lane, from + way * turn * (index + 1)),
      number: index + 1,
    })),
    tag: preview.tag,
    landing: preview.landing,
    // Behind those who stand there already, seen from where it comes from.
    ghost: others ? to - way * 3.3 * (others + 1) : to,
  };
}
