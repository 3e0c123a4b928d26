/** The decrees, in the words of the wire. */

import { goodOf, type Good } from "../../position/words";

/** A decree by what it brings: a good, or points ("vp-2"). */
export type Decree = Good | `vp-${number}`;

/** The points that a decree brings; null for one that brings a good. */
export function decreePoints(decree: string): number | null {
  const points = /^vp-(\d+)$/.exec(decree)?.[1];
  return points === undefined ? null : Number(points);
}

/** The decree with this word, or null. */
export function decreeOf(value: unknown): Decree | null {
  const points = decreePoints(String(value));
  return points === null ? goodOf(value) : `vp-${points}`;
}
