/** How the needs of a mission are arranged on its card. */

import type { Need } from "../position/parts";
import type { Place, Vassal } from "../position/words";

/** The vassals that a need wants in one principality, or in any one. */
export function postsOf(need: Need): { vassals: readonly (Vassal | "any")[]; place: Place | null } | null {
  if (need.kind === "posted") return { vassals: [need.vassal], place: need.place };
  if (need.kind === "two") return { vassals: ["any", "any"], place: need.place };
  if (need.kind === "together") return { vassals: need.vassals, place: null };
  return null;
}

/** The size of a need in a drawing in which a good is 25.5 wide. */
export function sizeOf(need: Need): { width: number; height: number } {
  const posts = postsOf(need);
  if (!posts) return { width: GOOD, height: GOOD };
  return { width: GOOD * 1.1, height: GOOD * (posts.vassals.length > 1 ? 1.75 : 1.06) };
}

export const GOOD = 25.5;
const GAP = 4;
/** How much of a repeated need is seen behind the next: two leave room for the points and the vassal at the right. */
const SHOWING = 0.26;

export interface Drawn {
  readonly need: Need;
  /** Which of the needs of the card it is. */
  readonly index: number;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** The same need stands before it. */
  readonly isBehind: boolean;
}

function isSame(one: Need, other: Need | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The needs of a card in a column from 0, 0; what is asked for twice stands side by side. */
export function column(needs: readonly Need[], height: number): { drawn: Drawn[]; scale: number } {
  const drawn: Drawn[] = [];
  let top = 0;
  let x = 0;
  for (const [index, need] of needs.entries()) {
    const size = sizeOf(need);
    const isRepeated = isSame(need, needs[index - 1]);
    const isBehind = isSame(need, needs[index + 1]);
    x = isRepeated ? x + size.width * SHOWING : 0;
    if (isRepeated) top -= size.height + GAP;
    drawn.push({ need, index, x: x + size.width / 2, y: top + size.height / 2, isBehind });
    top += size.height + GAP;
  }
  return { drawn, scale: Math.min(1, height / (top - GAP)) };
}
