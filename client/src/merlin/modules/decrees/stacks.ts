/** The stacks of decrees on the board: their shape, size and position. */

import { placeAngle, polar, type Point } from "../../board/geometry";

/** The outline of a decree, shared with the gold line round it. */
export const DECREE = "M-9.5-11.5H9.5V11.5H-9.5Z";
export const STACK_SCALE = 0.88;

const RADIUS = 355;

/** The position of a stack, on the stair of its principality. */
export function stackAt(index: number): Point {
  return polar(RADIUS, placeAngle(index));
}
