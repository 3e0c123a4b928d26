/** The positions of figures and treasures along the rings, and the shapes of ways. */

import { type Point, type Inside, polar, arc, R, spaceAngle } from "./geometry";
import { trackOf, type View } from "../position/view";

/** How far apart figures on one space stand. */
const BESIDE = 6.6;

/** The angle of the nth of several figures on a space. */
export function figureAngle(index: number, spaces: number, nth = 0, count = 1): number {
  return spaceAngle(index, spaces) + (nth - (count - 1) / 2) * BESIDE;
}

/** The point at which a figure's feet are drawn: figures stand upright and reach up from the lane. */
export function figureAt(degrees: number, { lane }: Inside): Point {
  const [x, y] = polar(lane, degrees);
  return [x, y - 8];
}

/** How far from the middle of its bench a figure stands, and how far the sign moves aside. */
const SITTING = { aside: -7.4, sign: 5 };
/** The same for a ghost, which stands on the side from which it comes. */
const GHOST = { aside: 7.2, sign: 4.5 };
/** A figure on the lane hides the sign of a bench that is nearer than this. */
const HIDDEN = { within: 9.5, away: 10.5, most: 7.5 };

/** The position of a figure on a bench, or of a ghost that would come from this direction. */
export function innerAt(index: number, spaces: number, comes: 1 | -1 | 0 = 0): Point {
  const aside = comes ? -comes * GHOST.aside : SITTING.aside;
  const [x, y] = polar(R.inner, spaceAngle(index, spaces) + aside);
  return [x, y - (comes ? 9 : 6)];
}

/**
 * The position of the sign of a bench, so that no figure hides it: beside the figure on it, beside a ghost, or away
 * from a figure on the lane. Between two figures it stays in the middle.
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

/** The position of a treasure that nobody holds: on the table, in front of its space. */
export function treasureAt(index: number, spaces: number, { treasure }: Inside): Point {
  return polar(treasure.radius, spaceAngle(index, spaces));
}

/** The room left around the points in a close-up. */
const AROUND = 70;

/** The largest zoom at which all of these points are visible in a room of this many units, and its centre. */
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

/** The number of steps from one space to another, the shorter way. Clockwise is positive. */
export function steps(from: number, to: number, spaces: number): number {
  const ahead = (((to - from) % spaces) + spaces) % spaces;
  return ahead * 2 > spaces ? ahead - spaces : ahead;
}

/** The line along a ring from a figure to its landing, clear of both. */
export function wayPath(radius: number, from: number, to: number): string {
  const way = Math.sign(to - from);
  const [start, end] = [from + way * 5.2, to - way * 4.6];
  return (end - start) * way > 0 ? arc(radius, start, end) : "";
}

/** The steps from one space to another, if there is a way along a ring: the given one, or else the shorter. */
export function stepsBetween(
  from: string,
  to: string,
  view: Pick<View, "ring" | "innerRing">,
  way?: number,
): number {
  const track = trackOf(view, to);
  const [start, end] = [track.indexOf(from), track.indexOf(to)];
  if (start < 0 || end < 0) return 0;
  const isThere = way !== undefined && (start + way - end) % track.length === 0;
  return isThere ? way : steps(start, end, track.length);
}
