/** The position of King's decree: the stacks in the principalities, and each player's decrees. */

import { byPlace, pile, strings, type View } from "../../position/view";
import type { Place } from "../../position/words";
import type { WireView } from "../../rules";
import { decreeOf, type Decree } from "./decrees";

declare module "../../position/view" {
  interface View {
    /** The stacks in the principalities, and the seats that have looked through each. */
    readonly decreeStacks?: Readonly<Record<Place, Pile>>;
    readonly decreeReaders?: Readonly<Record<Place, readonly number[]>>;
    /** The decrees of each seat. */
    readonly decrees?: readonly (readonly Decree[])[];
  }
}

/** The decrees among these words. */
export function decrees(value: unknown): Decree[] {
  return strings(value).flatMap((word) => decreeOf(word) ?? []);
}

export function readDecrees(wire: WireView): Partial<View> {
  const { decree_stacks: stacks, decree_readers: readers, decrees: own } = wire;
  if (!stacks || !readers || !own) return {};
  return { decreeStacks: byPlace(stacks, pile), decreeReaders: readers, decrees: own.map(decrees) };
}
