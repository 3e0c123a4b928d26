/** The positions of supplies on the table. */

import { type Point, type Inside, polar } from "./geometry";

/** How far apart this many supplies lie. */
function tokensApart(count: number, { token }: Inside): number {
  return count > FEW ? token.closer : token.apart;
}
const FEW = 3;
const MANY = 5;

/** The position of the nth supply on the table: side by side, in an arc above the environs or below them. */
export function tokenAt(nth: number, count: number, inside: Inside, isBelow = false): Point {
  const aside = (nth - (count - 1) / 2) * tokensApart(count, inside);
  const { radius, further } = inside.token;
  return polar(count > MANY ? further : radius, isBelow ? 90 - aside : -90 + aside);
}

/** The position to which pieces leave the game: the foot of the table. */
export function boxAt({ table }: Inside): Point {
  return [0, table - 37];
}
