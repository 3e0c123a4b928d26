/**
 * Positions on the wheel. The centre is 0, 0; one unit is one pixel of a board 944 pixels wide. Angles are in
 * degrees, clockwise, with 0 to the right.
 */

export type Point = readonly [x: number, y: number];

/** The visible part: the whole wheel or, on a phone, all but the score rim. */
export const WHOLE = { left: -480, top: -480, size: 960 } as const;
export const WITHOUT_RIM = { left: -457, top: -457, size: 914 } as const;
/** The board width at which a unit is a pixel. */
export const FULL_WIDTH = 944;
/** Below this scale, fine lines and counts of one are left out. */
export const COARSE = 0.55;

/** From this zoom factor on, a phone shows the rim too. */
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
  ground: 340,
  chairs: 336,
  chairFoot: 271,
  chairIcon: 305.5,
  /** The inner ring: its edge, its benches, their signs, and its figure. */
  innerEdge: 242.5,
  benches: 239,
  benchFoot: 199,
  benchIcon: 218,
  inner: 221,
} as const;

/** The measures inside the chairs, which depend on whether there is an inner ring. */
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
  /** The position and size of a treasure that nobody holds. */
  readonly treasure: { readonly radius: number; readonly size: number };
  /** The supplies, in an arc: four of them are closer together, six further out, clear of the frame. */
  readonly token: {
    readonly radius: number;
    readonly further: number;
    readonly apart: number;
    readonly closer: number;
    readonly size: number;
  };
  /** The width of a tile, with four rows and with three. */
  readonly tile: { readonly four: number; readonly three: number };
  /** The scale of pieces on tiles. */
  readonly pieces: number;
  /** How far right three rows lie, in widths of a tile. */
  readonly aside: number;
  readonly knight: number;
  readonly merlin: number;
  readonly ghost: number;
}

/** The width of a tile on which pieces have their full size. */
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

/** The measures inside the chairs, with an inner ring of this many spaces. */
export function insideOf(innerSpaces: number): Inside {
  return innerSpaces > 0 ? NARROW : WIDE;
}

/** The sizes of pieces on the wheel. */
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
} as const;

const DEGREES = 180 / Math.PI;
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

/** The middle of a space of a ring with this many spaces. */
export function spaceAngle(index: number, spaces: number): number {
  return -90 + (360 / spaces) * index;
}

/** The middle of a principality; the first is at the top. */
export function placeAngle(index: number): number {
  return -90 + 60 * index;
}

/** The position of a score on the rim, which wraps around at 100 points and below zero. */
export function scoreAngle(points: number): number {
  return -90 + (360 / SCORE_STEPS) * points;
}

/** Whether an angle is in the lower half, where left and right swap and names are turned round. */
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

/** A part of a ring; `gap` is the length kept free at both ends. */
export function sector(inside: number, outside: number, from: number, to: number, gap = 0): string {
  const [near, far] = [angleOf(gap, inside), angleOf(gap, outside)];
  const [a, b] = [polar(inside, from + near), polar(outside, from + far)];
  const [c, d] = [polar(outside, to - far), polar(inside, to - near)];
  return `M${at(a)}L${at(b)}A${outside} ${outside} 0 0 1 ${at(c)}L${at(d)}A${inside} ${inside} 0 0 0 ${at(a)}Z`;
}

export function octagon(radius: number): string {
  return shape([0, 1, 2, 3, 4, 5, 6, 7].map((k) => polar(radius, 22.5 + 45 * k)));
}

/** A circle around 0, 0 as a path. */
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

/** The size of the sign of a chair. The more chairs, the narrower they are. */
export function chairSign(spaces: number): number {
  return spaces > 24 ? 0.86 : 0.92;
}

/** A space of the inner ring: a bench without a back. */
export function bench(index: number, spaces: number, grow = 0): string {
  const middle = spaceAngle(index, spaces);
  const half = 180 / spaces;
  return sector(R.benchFoot - grow, R.benches + grow, middle - half, middle + half, 2 - grow);
}

// The score rim.

export function scoreAt(points: number, nth = 0, count = 1): Point {
  const apart = 2.1;
  return polar(R.scoreShield, scoreAngle(points) + (nth - (count - 1) / 2) * apart);
}
