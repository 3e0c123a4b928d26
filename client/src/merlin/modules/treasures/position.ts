/** The position of Treasures of the environs: the treasures on the tiles, and the neutral staffs. */

import type { Parts } from "../../position/parts";
import { byCell, tileOf as plainTile, type Tile, type View } from "../../position/view";
import type { WireView } from "../../rules";
import { treasureOf, type Treasure } from "./treasures";

declare module "../../position/view" {
  interface Tile {
    /** Its effect for the player who builds there. */
    readonly treasure?: Treasure | null;
  }
  interface View {
    /** How many neutral staffs are left. */
    readonly neutralStaffs?: number;
  }
}
declare module "../../position/parts" {
  interface Parts {
    /** The points of a tile with an apple. */
    readonly treasurePoints: number;
  }
}

type Wire = Readonly<Record<string, unknown>>;

/** A tile by its word: "lake-tower", "wood-grail", "mountain-discard-flag-marker". */
export function tileOf(word: string): Tile {
  return { ...plainTile(word), treasure: treasureOf(word.slice(word.indexOf("-") + 1)) };
}

export function readTreasures(wire: WireView): Partial<View> {
  return { tiles: byCell(wire.tiles, tileOf), neutralStaffs: wire.neutral_staffs ?? 0 };
}

export function readTreasureParts(components: Wire): Partial<Parts> {
  const given = (components["treasures"] ?? {}) as Wire;
  return { treasurePoints: Number(given["points"] ?? 1) };
}
