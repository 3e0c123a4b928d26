/** The gold lines round the things of the base game on the board. */

import { OUTLINE } from "../pieces/paint";
import { scoreOf, treasuresOf, type View } from "../position/view";
import { colourOf, goodOf, placeOf, sortOf, vassalOf, type Place, type Vassal } from "../position/words";
import type { Thing, ThingTable } from "../telling/things";
import { emblemAt, goodAt, markerAt, postAt, yard } from "./principality";
import { chairSignAt } from "./rings";
import {
  bench,
  chair,
  insideOf,
  octagon,
  polar,
  R,
  round,
  scoreAt,
  SIZE,
  spaceAngle,
  translate,
  type Point,
} from "./geometry";
import {
  around,
  beside,
  environsOn,
  freeTreasures,
  manorAt,
  markersIn,
  standing,
  standsAt,
  suppliesAt,
  suppliesOf,
  type Outline,
} from "./lights";

/** The outline of a piece or place that is drawn at its position on the wheel. */
function fixed(path: string, tick: Point): Outline {
  return { transform: "", path, tick };
}

function benchOutline(index: number, spaces: number): Outline {
  // The corner that neither a figure nor the sign covers.
  const corner = spaceAngle(index, spaces) + 180 / spaces - 3.6;
  return fixed(bench(index, spaces, 1), polar(R.benches - 9, corner));
}

function chairOutline({ one: space }: Thing, view: View): Outline | null {
  const index = view.ring.indexOf(space);
  const inner = view.innerRing.indexOf(space);
  if (inner >= 0) return benchOutline(inner, view.innerRing.length);
  if (index < 0) return null;
  const [x, y] = chairSignAt(index, view.ring.length);
  return fixed(chair(index, view.ring.length, 1), [x + 25, y - 25]);
}

function figureOutline({ one: figure }: Thing, view: View): Outline | null {
  const found = standing(view, view.figures).find((other) => other.figure === figure);
  if (!found) return null;
  const [x, y] = standsAt(found, view);
  return found.isInside ? around([x, y - 2], round(24), 24) : around([x, y - 2], round(28), 28);
}

function cellOutline({ one: cell }: Thing, view: View): Outline | null {
  if (!view.tiles[cell]) return null;
  const environs = environsOn(view);
  const [x, y] = environs.at(cell);
  // The tick is at the lower right, because a tower or a treasure is at the upper right.
  return { transform: translate([x, y]), path: environs.tile(0.97), tick: [x + 13, y + 13] };
}

function placeOutline({ one }: Thing, _: View, places: readonly Place[]): Outline | null {
  const index = places.findIndex((place) => place === one);
  const [x, y] = emblemAt(index);
  return index < 0 ? null : fixed(yard(index), [x + 23, y - 23]);
}

/** The outline of a vassal's post in a principality. */
function standOutline(place: Place | null, vassal: Vassal | null, places: readonly Place[]): Outline | null {
  if (!place || !vassal) return null;
  return around(postAt(places.indexOf(place), vassal), round(SIZE.vassal + 1.8), SIZE.vassal);
}

function postOutline({ one, other }: Thing, _: View, places: readonly Place[]): Outline | null {
  return standOutline(placeOf(one), vassalOf(other), places);
}

function vassalOutline({ one, other }: Thing, view: View, places: readonly Place[]): Outline | null {
  const vassal = vassalOf(other);
  const post = vassal && view.vassals[Number(one)]?.[vassal];
  return standOutline(placeOf(post), vassal, places);
}

function goodOutline({ one }: Thing, _: View, places: readonly Place[]): Outline | null {
  const good = goodOf(one);
  if (!good) return null;
  const kind = sortOf(good);
  return around(goodAt(places.indexOf(colourOf(good)), kind), OUTLINE[kind], 15, SIZE.goods * 1.16);
}

function markerOutline({ one, other }: Thing, view: View, places: readonly Place[]): Outline | null {
  const place = placeOf(other);
  const nth = place ? markersIn(view.markers, place).findIndex(({ seat }) => seat === Number(one)) : -1;
  if (!place || nth < 0) return null;
  return around(markerAt(places.indexOf(place), nth), octagon(SIZE.marker + 2), SIZE.marker);
}

function manorOutline({ one: cell }: Thing, view: View): Outline | null {
  const tile = view.tiles[cell];
  if (!tile) return null;
  return around(manorAt(cell, view), OUTLINE.manor, 15, 1.12 * environsOn(view).pieces);
}

function treasureOutline({ one }: Thing, view: View): Outline | null {
  const free = freeTreasures(treasuresOf(view), view).find(({ treasure }) => treasure === one);
  const { size } = insideOf(view.innerRing.length).treasure;
  return free ? around(free.at, round(size + 2), size) : null;
}

function supplyOutline({ one }: Thing, view: View): Outline | null {
  const inside = insideOf(view.innerRing.length);
  const { size } = inside.token;
  const lying = suppliesAt(suppliesOf(view), inside).find(({ name }) => name === one);
  return lying ? around(lying.at, round(size + 2), size) : null;
}

function scoreOutline({ one }: Thing, view: View): Outline | null {
  const points = view.points.map((_, seat) => scoreOf(view, seat));
  const own = points[Number(one)];
  if (own === undefined) return null;
  const { nth, count } = beside(points, Number(one));
  return around(scoreAt(own, nth, count), OUTLINE.shield, 12, SIZE.scoreShield / 18);
}

export const OUTLINES: ThingTable = {
  space: { outline: chairOutline },
  place: { outline: placeOutline, isOnGround: true },
  post: { outline: postOutline, isOnGround: true },
  vassal: { outline: vassalOutline, isOnGround: true },
  good: { outline: goodOutline, isOnGround: true },
  marker: { outline: markerOutline, isOnGround: true },
  figure: { outline: figureOutline },
  cell: { outline: cellOutline },
  manor: { outline: manorOutline },
  treasure: { outline: treasureOutline },
  supply: { outline: supplyOutline },
  score: { outline: scoreOutline },
};
