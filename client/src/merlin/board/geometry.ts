/**
 * Where everything stands on the wheel. The centre is 0, 0; one unit is one pixel of a board 944 pixels wide. Angles are
 * degrees, 0 to the right, clockwise.
 */

import { KINDS, type Kind, type Vassal } from "../position/words";

export type Point = readonly [x: number, y: number];

/** What is seen: the whole wheel, or, on a phone, all but the score rim. */
export const WHOLE = { left: -480, top: -480, size: 960 } as const;
export const WITHOUT_RIM = { left: -457, top: -457, size: 914 } as const;
/** The width of a board on which a unit is a pixel. */
export const FULL_WIDTH = 944;
/** Below this scale fine lines and counts of one are left out. */
export const COARSE = 0.55;

/** From so near one sees the rim on a phone too. */
export const NEAR = 1.3;

/** The rings from outside to inside, as radii. */
export const R = {
  edge: 478,
  rimIn: 455,
  rimNumber: 470.6,
  scoreShield: 463,
  bandOut: 452,
  bandIn: 434,
  nameAbove: 438.4,
  nameBelow: 447.6,
  emblem: 397,
  post: 405,
  goods: 363,
  decrees: 355,
  ground: 340,
  chairs: 336,
  chairFoot: 271,
  chairIcon: 305.5,
  /** The inner ring: its edge, its benches, what is drawn on them, and where its figure stands. */
  innerEdge: 242.5,
  benches: 239,
  benchFoot: 199,
  benchIcon: 218,
  inner: 221,
} as const;

/** What changes inside the chairs when the inner ring is there. */
export interface Inside {
  readonly lane: number;
  /** The plait round the table: its radius, its band, how far its strands swing, and how often. */
  readonly plait: {
    readonly radius: number;
    readonly band: number;
    readonly swing: number;
    readonly waves: number;
  };
  readonly table: number;
  /** Where a treasure lies that nobody holds, and how large it is. */
  readonly treasure: { readonly radius: number; readonly size: number };
  /** The supplies lie in a bow; four of them closer together, six further out, clear of the frame. */
  readonly token: {
    readonly radius: number;
    readonly further: number;
    readonly apart: number;
    readonly closer: number;
    readonly size: number;
  };
  /** The width of a tile, with four rows and with three. */
  readonly tile: { readonly four: number; readonly three: number };
  /** How large pieces on tiles are. */
  readonly pieces: number;
  /** How far to the right three rows lie, in widths of a tile. */
  readonly aside: number;
  readonly knight: number;
  readonly merlin: number;
  readonly ghost: number;
}

/** A tile on which pieces have their full size is so wide. */
const TILE = 57;

export const WIDE: Inside = {
  lane: 254,
  plait: { radius: 240.2, band: 8.4, swing: 3.6, waves: 36 },
  table: 237,
  treasure: { radius: 214, size: 15 },
  token: { radius: 192, further: 192, apart: 13.9, closer: 13.9, size: 17 },
  tile: { four: TILE, three: 60 },
  pieces: 1,
  aside: 0,
  knight: 1.22,
  merlin: 1.16,
  ghost: 1.1,
};

export const NARROW: Inside = {
  lane: 257,
  plait: { radius: 196, band: 6.6, swing: 2.8, waves: 30 },
  table: 194,
  treasure: { radius: 179, size: 12 },
  token: { radius: 150, further: 156, apart: 15.4, closer: 13.4, size: 15 },
  tile: { four: 47, three: 48 },
  pieces: 47 / TILE,
  aside: 0.21,
  knight: 1.14,
  merlin: 1.06,
  ghost: 1.02,
};

/** The measures inside the chairs, with an inner ring of so many spaces. */
export function insideOf(innerSpaces: number): Inside {
  return innerSpaces > 0 ? NARROW : WIDE;
}

/** How large pieces on the wheel are. */
export const SIZE = {
  emblem: 31,
  vassal: 21.5,
  post: 20,
  marker: 14.5,
  goods: 1.08,
  count: 8.2,
  inner: 0.98,
  innerGhost: 0.92,
  scoreShield: 19,
  manor: 0.94,
  tower: 10,
  benchSign: 0.86,
  decree: 0.88,
} as const;

const DEGREES = 180 / Math.PI;
/** Figures on one space stand this far apart. */
const BESIDE = 6.6;
const SCORE_STEPS = 100;

export function polar(radius: number, degrees: number): Point {
  const angle = degrees / DEGREES;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A number as it is written in a path. */
export function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}

export function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function translate([x, y]: Point): string {
  return `translate(${at([x, y])})`;
}

export function shape(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/** The angle that a length takes up on a circle. */
function angleOf(length: number, radius: number): number {
  return (length / radius) * DEGREES;
}

// The angles of the wheel.

/** The middle of a space of a ring with so many spaces. */
export function spaceAngle(index: number, spaces: number): number {
  return -90 + (360 / spaces) * index;
}

/** The middle of a principality; the first is at the top. */
export function placeAngle(index: number): number {
  return -90 + 60 * index;
}

/** A place on the score rim, which goes round after 100 points and back below none. */
export function scoreAngle(points: number): number {
  return -90 + (360 / SCORE_STEPS) * points;
}

/** In the lower half left and right change sides, and names are turned round. */
export function isBelow(degrees: number): boolean {
  return Math.sin(degrees / DEGREES) > 0.1;
}

// Arcs, sectors and other shapes, as path data.

/** An arc from one angle to another, clockwise if the second is greater. */
export function arc(radius: number, from: number, to: number): string {
  const isLong = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${at(polar(radius, from))}A${radius} ${radius} 0 ${isLong} ${sweep} ${at(polar(radius, to))}`;
}

/** A part of a ring; the gap is a length kept free at both ends. */
export function sector(inside: number, outside: number, from: number, to: number, gap = 0): string {
  const [near, far] = [angleOf(gap, inside), angleOf(gap, outside)];
  const [a, b] = [polar(inside, from + near), polar(outside, from + far)];
  const [c, d] = [polar(outside, to - far), polar(inside, to - near)];
  return `M${at(a)}L${at(b)}A${outside} ${outside} 0 0 1 ${at(c)}L${at(d)}A${inside} ${inside} 0 0 0 ${at(a)}Z`;
}

export function octagon(radius: number): string {
  return shape([0, 1, 2, 3, 4, 5, 6, 7].map((k) => polar(radius, 22.5 + 45 * k)));
}

/** A circle around 0, 0, for where a path is wanted. */
export function round(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
}

/** The corners of a chair: both ends of its foot and both shoulders. */
export function chairCorners(index: number, spaces: number, grow = 0): [Point, Point, Point, Point] {
  const middle = spaceAngle(index, spaces);
  const half = 180 / spaces;
  const foot = half - angleOf(3.2 - grow, R.chairFoot);
  const side = half - angleOf(2.4 - grow, R.chairs);
  return [
    polar(R.chairFoot - grow, middle - foot),
    polar(R.chairs - 7, middle - side),
    polar(R.chairs - 7, middle + side),
    polar(R.chairFoot - grow, middle + foot),
  ];
}

/** A space of the ring: a wedge with an arched back. */
export function chair(index: number, spaces: number, grow = 0): string {
  const middle = spaceAngle(index, spaces);
  const side = 180 / spaces - angleOf(2.4 - grow, R.chairs);
  const [left, leftShoulder, rightShoulder, right] = chairCorners(index, spaces, grow);
  const back = (degrees: number, radius: number) => at(polar(R.chairs + radius + grow, middle + degrees));
  const foot = R.chairFoot - grow;
  return (
    `M${at(left)}L${at(leftShoulder)}Q${back(-side, 3)} ${back(-3, 5)}Q${back(0, 7)} ${back(3, 5)}` +
    `Q${back(side, 3)} ${at(rightShoulder)}L${at(right)}A${foot} ${foot} 0 0 0 ${at(left)}Z`
  );
}

/** One strand of the plait round the table; the other is its mirror image. */
export function strand(side: 1 | -1, { radius, swing, waves }: Inside["plait"]): string {
  const pieces = 16 * waves;
  const points = Array.from({ length: pieces }, (_, k) => {
    const out = side * swing * Math.sin(((2 * Math.PI * waves) / pieces) * k);
    return polar(radius + out, (360 / pieces) * k);
  });
  return shape(points);
}

/** How large the sign of a chair is: more chairs are narrower. */
export function chairSign(spaces: number): number {
  return spaces > 24 ? 0.86 : 0.92;
}

/** A space of the inner ring: a bench without a back. */
export function bench(index: number, spaces: number, grow = 0): string {
  const middle = spaceAngle(index, spaces);
  const half = 180 / spaces;
  return sector(R.benchFoot - grow, R.benches + grow, middle - half, middle + half, 2 - grow);
}

// A principality.

const POSTS: Readonly<Record<Vassal, number>> = {
  lady: -18.6,
  "shield-bearer": -9.9,
  builder: 9.9,
  "flag-bearer": 18.6,
};

/** An angle beside the middle of a principality, mirrored in the lower half. */
export function beside(place: number, offset: number): number {
  const middle = placeAngle(place);
  return middle + (isBelow(middle) ? -offset : offset);
}

export function ground(place: number): string {
  const middle = placeAngle(place);
  return sector(R.ground, R.bandOut, middle - 30, middle + 30, 2.2);
}

/** The part of the ground that shows the pattern. */
export function field(place: number): string {
  const middle = placeAngle(place);
  return sector(R.ground + 3, R.bandIn - 1, middle - 30, middle + 30, 5);
}

/** The ground without the name and the stair's foot: what the gold line goes round. */
export function yard(place: number): string {
  const middle = placeAngle(place);
  return sector(R.ground + 2, R.bandIn - 2, middle - 30, middle + 30, 4.2);
}

export function nameBand(place: number): string {
  const middle = placeAngle(place);
  return sector(R.bandIn, R.bandOut, middle - 30, middle + 30, 2.2);
}

/** The line on which a name is written. */
export function nameLine(place: number): string {
  const middle = placeAngle(place);
  return isBelow(middle)
    ? arc(R.nameBelow, middle + 30, middle - 30)
    : arc(R.nameAbove, middle - 30, middle + 30);
}

/** The two steps from a chair at this angle to the emblem; where the chair stands aside, so do they. */
export function stairs(place: number, chairAngle: number): [string, string] {
  const middle = placeAngle(place);
  const aside = steps(0, chairAngle - middle, 360);
  const [lower, upper] = [middle + 0.62 * aside, middle + 0.25 * aside];
  return [
    sector(R.ground - 3, R.ground + 13, lower - 5.6, lower + 5.6),
    sector(R.ground + 13, R.ground + 26, upper - 4.2, upper + 4.2),
  ];
}

/** The decrees lie on the stair. */
export function stackAt(place: number): Point {
  return polar(R.decrees, placeAngle(place));
}

export function emblemAt(place: number): Point {
  return polar(R.emblem, placeAngle(place));
}

export function postAt(place: number, vassal: Vassal): Point {
  return polar(R.post, beside(place, POSTS[vassal]));
}

export function goodAt(place: number, kind: Kind): Point {
  const [x, y] = polar(R.goods, beside(place, -25.4 + 7.2 * KINDS.indexOf(kind)));
  return [x, y - 1];
}

/** Where the markers of the nth player who has some there lie. */
export function markerAt(place: number, nth: number): Point {
  return polar(R.goods, beside(place, 9.8 + 5.5 * nth));
}

// The ring.

/** Where the nth of several figures on a space stands. */
export function figureAngle(index: number, spaces: number, nth = 0, count = 1): number {
  return spaceAngle(index, spaces) + (nth - (count - 1) / 2) * BESIDE;
}

/** Where the feet of a figure are drawn from: figures stand upright and reach up from the lane. */
export function figureAt(degrees: number, { lane }: Inside): Point {
  const [x, y] = polar(lane, degrees);
  return [x, y - 8];
}

// The inner ring.

/** How far from the middle of its bench a figure stands, and how far the sign makes room. */
const SITTING = { aside: -7.4, sign: 5 };
/** A ghost stands on the side from which it comes. */
const GHOST = { aside: 7.2, sign: 4.5 };
/** A figure on the lane hides the sign of a bench that is nearer than this. */
const HIDDEN = { within: 9.5, away: 10.5, most: 7.5 };

/** Where a figure stands on a bench; as a ghost that would come this way. */
export function innerAt(index: number, spaces: number, comes: 1 | -1 | 0 = 0): Point {
  const aside = comes ? -comes * GHOST.aside : SITTING.aside;
  const [x, y] = polar(R.inner, spaceAngle(index, spaces) + aside);
  return [x, y - (comes ? 9 : 6)];
}

/**
 * Where the sign of a bench is, so that no figure hides it: beside the figure on it, beside a ghost, or away from a figure on
 * the lane; between two figures it stays in the middle.
 */
export function benchSignAt(
  index: number,
  spaces: number,
  around: { readonly isTaken: boolean; readonly comes: 1 | -1 | 0; readonly lane: readonly number[] },
): Point {
  const middle = spaceAngle(index, spaces);
  const hiding = around.lane
    .map((degrees) => steps(0, middle - degrees, 360))
    .filter((apart) => Math.abs(apart) < HIDDEN.within);
  const [apart] = hiding;
  let aside = 0;
  if (around.isTaken) aside = SITTING.sign;
  else if (around.comes) aside = around.comes * GHOST.sign;
  else if (apart !== undefined && hiding.every((other) => other < 0 === apart < 0)) {
    const nearest = Math.min(...hiding.map(Math.abs));
    aside = (apart < 0 ? -1 : 1) * Math.min(HIDDEN.most, HIDDEN.away - nearest);
  }
  return polar(R.benchIcon, middle + aside);
}

export function chairSignAt(index: number, spaces: number): Point {
  return polar(R.chairIcon, spaceAngle(index, spaces));
}

/** Where a treasure lies that nobody holds: on the table, before its space. */
export function treasureAt(index: number, spaces: number, { treasure }: Inside): Point {
  return polar(treasure.radius, spaceAngle(index, spaces));
}

/** Room that is left around what is looked at from near. */
const AROUND = 70;

/** How near one may come so that some points are still seen, in a room of this many units, and what is then in the middle. */
export function closeUp(
  points: readonly Point[],
  width: number,
  height: number,
): { scale: number; middle: Point } | null {
  if (!points.length) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    scale: Math.min(width / (right - left + 2 * AROUND), height / (bottom - top + 2 * AROUND)),
    middle: [(left + right) / 2, (top + bottom) / 2],
  };
}

/** How many steps from one space to another, the shorter way; clockwise is positive. */
export function steps(from: number, to: number, spaces: number): number {
  const ahead = (((to - from) % spaces) + spaces) % spaces;
  return ahead * 2 > spaces ? ahead - spaces : ahead;
}

/** The line along a ring from a figure to where it would land, clear of both. */
export function wayPath(radius: number, from: number, to: number): string {
  const way = Math.sign(to - from);
  const [start, end] = [from + way * 5.2, to - way * 4.6];
  return (end - start) * way > 0 ? arc(radius, start, end) : "";
}

/** Where on the table a label of this size belongs that says what happens on a space. */
function besideSpace(degrees: number, width: number, height: number): Point {
  const [x, y] = polar(1, degrees);
  return polar(WIDE.table - 10 - (Math.abs(x) * width + Math.abs(y) * height) / 2, degrees);
}

/** On the small table labels lie above and below the frames: beside the supplies, and along the foot. */
const LABELS = { up: -136, down: 134, apart: 4, within: 198 };

/** How far to each side of the middle so many supplies reach. */
function breadthOf(supplies: number, inside: Inside): number {
  const [x] = tokenAt(supplies - 1, supplies, inside);
  return x + inside.token.size + 9;
}

/** Where a label of this width can lie, clockwise from the upper right; the supplies take up so much on each side. */
function cornersOf(width: number, supplies: number): Point[] {
  const up = supplies + width / 2;
  const down = LABELS.apart + width / 2;
  const low = Math.max(down, Math.min(up, 150 - width / 2));
  return [
    [up, LABELS.up],
    [low, LABELS.down],
    [-low, LABELS.down],
    [-up, LABELS.up],
  ];
}

/** All ways to give so many labels a corner each. */
function layouts(count: number, free: readonly number[]): number[][] {
  if (count === 0) return [[]];
  return free.flatMap((corner) =>
    layouts(
      count - 1,
      free.filter((other) => other !== corner),
    ).map((rest) => [corner, ...rest]),
  );
}

interface Label {
  /** At which angle happens what it says. */
  readonly degrees: number;
  readonly width: number;
}

/** Where labels belong that say what happens on spaces: as near to them as they can be, and none hides another. */
export function tagsAt(labels: readonly Label[], height: number, inside: Inside, supplies: number): Point[] {
  if (inside === WIDE) return labels.map(({ degrees, width }) => besideSpace(degrees, width, height));
  const places = labels.map(({ degrees, width }) => {
    const [x, y] = polar(inside.lane, degrees);
    return cornersOf(width, breadthOf(supplies, inside)).map((at) => {
      const corner = Math.hypot(Math.abs(at[0]) + width / 2, Math.abs(at[1]) + height / 2);
      // Rather further away than over the benches.
      const beyond = Math.max(0, corner - LABELS.within);
      return { at, cost: Math.hypot(at[0] - x, at[1] - y) + 8 * beyond };
    });
  });
  const costOf = (layout: readonly number[]) =>
    layout.reduce((sum, corner, index) => sum + (places[index]?.[corner]?.cost ?? 0), 0);
  const [best = []] = layouts(Math.min(labels.length, 4), [0, 1, 2, 3]).toSorted(
    (one, other) => costOf(one) - costOf(other),
  );
  return best.map((corner, index) => places[index]?.[corner]?.at ?? [0, 0]);
}

// The score rim.

export function scoreAt(points: number, nth = 0, count = 1): Point {
  const apart = 2.1;
  return polar(R.scoreShield, scoreAngle(points) + (nth - (count - 1) / 2) * apart);
}

// The table.

/** How far apart so many supplies lie. */
function tokensApart(count: number, { token }: Inside): number {
  return count > FEW ? token.closer : token.apart;
}
const FEW = 3;
const MANY = 5;

/** Where one of so many supplies lies on the table: beside each other, in a bow above the environs or below them. */
export function tokenAt(nth: number, count: number, inside: Inside, isBelow = false): Point {
  const aside = (nth - (count - 1) / 2) * tokensApart(count, inside);
  const { radius, further } = inside.token;
  return polar(count > MANY ? further : radius, isBelow ? 90 - aside : -90 + aside);
}

/** Where what leaves the game goes: the foot of the table. */
export function boxAt({ table }: Inside): Point {
  return [0, table - 37];
}
