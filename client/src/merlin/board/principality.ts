/** Positions in a principality. */

import { KINDS, type Kind, type Vassal } from "../position/words";
import { type Point, polar, arc, sector, R, placeAngle, isBelow } from "./geometry";
import { steps } from "./rings";

const POSTS: Readonly<Record<Vassal, number>> = {
  lady: -18.6,
  "shield-bearer": -9.9,
  builder: 9.9,
  "flag-bearer": 18.6,
};

/** An angle at an offset from the middle of a principality, mirrored in the lower half. */
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

/** The ground without the name and the foot of the stair, which the gold line surrounds. */
export function yard(place: number): string {
  const middle = placeAngle(place);
  return sector(R.ground + 2, R.bandIn - 2, middle - 30, middle + 30, 4.2);
}

export function nameBand(place: number): string {
  const middle = placeAngle(place);
  return sector(R.bandIn, R.bandOut, middle - 30, middle + 30, 2.2);
}

/** The line along which a name is written. */
export function nameLine(place: number): string {
  const middle = placeAngle(place);
  return isBelow(middle)
    ? arc(R.nameBelow, middle + 30, middle - 30)
    : arc(R.nameAbove, middle - 30, middle + 30);
}

/** The two steps from a chair at this angle to the emblem. If the chair is off-centre, so are they. */
export function stairs(place: number, chairAngle: number): [string, string] {
  const middle = placeAngle(place);
  const aside = steps(0, chairAngle - middle, 360);
  const [lower, upper] = [middle + 0.62 * aside, middle + 0.25 * aside];
  return [
    sector(R.ground - 3, R.ground + 13, lower - 5.6, lower + 5.6),
    sector(R.ground + 13, R.ground + 26, upper - 4.2, upper + 4.2),
  ];
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

/** The position of the markers of the nth player who has some there. */
export function markerAt(place: number, nth: number): Point {
  return polar(R.goods, beside(place, 9.8 + 5.5 * nth));
}
