/** Where supplies lie on the table. */

import { type Point, type Inside, polar } from "./geometry";

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
