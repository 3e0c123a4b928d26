/** The position of King's favor: the abilities that each player has learned. */

import type { View } from "../../position/view";
import type { WireView } from "../../rules";
import type { Ability } from "./abilities";

declare module "../../position/view" {
  interface View {
    /** The learned abilities of each seat, and whether the seal is face up. */
    readonly seals?: readonly Readonly<Partial<Record<Ability, boolean>>>[];
  }
}

const SEALS = 4;

export function readFavor({ seals }: WireView): Partial<View> {
  return seals ? { seals } : {};
}

/** How many seals a player has left. */
export function sealsLeft(view: View, seat: number): number {
  return SEALS - Object.keys(view.seals?.[seat] ?? {}).length;
}
