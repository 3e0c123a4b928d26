/** The arrangement of a mission's needs on its card. */

import { askedBy } from "../position/missions";
import type { Need } from "../position/parts";
import type { Place, Vassal } from "../position/words";

/** The vassals that a need asks for in one principality, or in any. */
export function postsOf(need: Need): { vassals: readonly (Vassal | "any")[]; place: Place | null } | null {
  if (need.kind === "posted") return { vassals: [need.vassal], place: need.place };
  if (need.kind === "two") return { vassals: ["any", "any"], place: need.place };
  if (need.kind === "together") return { vassals: need.vassals, place: null };
  return null;
}

/** The size of a need in a drawing where a good is 25.5 wide. */
export function sizeOf(need: Need): { width: number; height: number } {
  const posts = postsOf(need);
  if (!posts) return { width: GOOD, height: GOOD };
  return { width: GOOD * 1.1, height: GOOD * (posts.vassals.length > 1 ? 1.75 : 1.06) };
}

export const GOOD = 25.5;
const GAP = 4;
/** How much of a repeated need shows behind the next. Two leave room for the points and the vassal on the right. */
const SHOWING = 0.26;

export interface Drawn {
  readonly need: Need;
  /** The index of the need on the card. */
  readonly index: number;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  /** Whether the same need is in front of it. */
  readonly isBehind: boolean;
  /** The indices of all needs in its place: the same one may be asked for several times. */
  readonly stack: readonly number[];
}

function isSame(one: Need, other: Need | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "1/2" if the needs here are met in part; null if they are met fully or not at all. */
export function shareOf(
  { stack, isBehind }: Drawn,
  needs: readonly Need[],
  held: readonly number[],
): string | null {
  if (isBehind) return null;
  const asked = stack.reduce((sum, index) => sum + askedBy(needs[index] as Need), 0);
  const there = stack.reduce((sum, index) => sum + (held[index] ?? 0), 0);
  return there > 0 && there < asked ? `${there}/${asked}` : null;
}

/** Whether all needs here are met. */
export function isWhole({ stack }: Drawn, needs: readonly Need[], held: readonly number[]): boolean {
  return stack.every((index) => held[index] === askedBy(needs[index] as Need));
}

/** The needs of a card in a column from 0, 0. Repeated needs are side by side. */
export function column(needs: readonly Need[], height: number): { drawn: Drawn[]; scale: number } {
  const drawn: Drawn[] = [];
  let top = 0;
  let x = 0;
  let stack: number[] = [];
  for (const [index, need] of needs.entries()) {
    const size = sizeOf(need);
    const isRepeated = isSame(need, needs[index - 1]);
    const isBehind = isSame(need, needs[index + 1]);
    // All of a stack share one list, which grows as they are drawn.
    if (isRepeated) stack.push(index);
    else stack = [index];
    x = isRepeated ? x + size.width * SHOWING : 0;
    if (isRepeated) top -= size.height + GAP;
    drawn.push({ need, index, x: x + size.width / 2, y: top + size.height / 2, isBehind, stack });
    top += size.height + GAP;
  }
  return { drawn, scale: Math.min(1, height / (top - GAP)) };
}
