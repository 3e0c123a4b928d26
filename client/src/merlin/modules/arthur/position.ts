/** The position of Arthur's module: his ring, his signet ring and the Picts. */

import { byId, listOf, powersOf, words, type Parts } from "../../position/parts";
import { countOf, type View } from "../../position/view";
import type { WireView } from "../../rules";
import { pictOf, type Pict } from "./picts";

declare module "../../position/view" {
  interface View {
    /** The steps that flags add to the chosen die, and the figure that it moves instead of its own. */
    readonly nudged?: number;
    readonly switched?: string | null;
    /** The seat that has the signet ring. */
    readonly signet?: number | null;
    /** The Picts on display, how many are left, and those of each seat. */
    readonly pictDisplay?: readonly string[];
    readonly pictStacks?: number;
    readonly picts?: readonly (readonly string[])[];
  }
}
declare module "../../position/words" {
  interface Powers {
    nudge: unknown;
    switch: unknown;
  }
  interface Actions {
    apple: unknown;
    arthur: unknown;
    activate: unknown;
    resource: unknown;
    signet: unknown;
    stairs: unknown;
    merlin: unknown;
    replace: unknown;
    picts: unknown;
  }
}
declare module "../../position/parts" {
  interface Parts {
    /** Present at a table that plays with him. */
    readonly picts: Readonly<Record<string, Pict>>;
  }
}

type Wire = Readonly<Record<string, unknown>>;

/** The figure of the inner ring, and the black die that moves it. */
export const ARTHUR = "arthur";

export function readArthur(wire: WireView): Partial<View> {
  const stacks = Object.values(wire.pict_stacks ?? {});
  return {
    nudged: wire.nudged ?? 0,
    switched: wire.switched ?? null,
    signet: wire.signet ?? null,
    pictDisplay: wire.pict_display ?? [],
    pictStacks: stacks.reduce<number>((sum, stack) => sum + countOf(stack), 0),
    picts: wire.picts ?? [],
  };
}

/** The rings and flags of Arthur's module, which replace the usual ones. */
export function readArthurParts(components: Wire): Partial<Parts> {
  const board = (components[ARTHUR] ?? {}) as Wire;
  const flags = { ...(components["flags"] as Wire), ...(board["flags"] as Wire) };
  return {
    ring: words(board["ring"] ?? components["ring"]),
    innerRing: words(board["innerRing"]),
    ...powersOf(flags),
    picts: byId(listOf(board["picts"]).map(pictOf)),
  };
}
