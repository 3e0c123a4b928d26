/** The tiles of an ally as they are drawn: each present or not, with what it shows. */

import { t } from "../../../lib/i18n.svelte";
import type { Ally } from "../../rules";
import { recordOf } from "./allies";
import type { Motif } from "./ally";
import { tilesOf, type AllyParts, type Knights, type KnightsView } from "./position";

export interface TileState {
  readonly key: string;
  readonly isThere: boolean;
  /** What it shows; null for tiles that are all alike. */
  readonly motif: Motif | null;
  /** The same in words. */
  readonly words: string;
}

/** The tiles that an ally collects instead of spending them; null for other allies. */
export function collected(knights: Knights, seat: number, ally: Ally): readonly string[] | null {
  return recordOf(ally).collects?.had(knights, seat) ?? null;
}

/** The tiles of an ally: all that can be collected, or the usable ones and then the used ones. */
export function tileStates(ally: Ally, seat: number, view: KnightsView, parts: AllyParts): TileState[] {
  const { collects } = recordOf(ally);
  if (collects) {
    const own = collects.had(view.knights, seat);
    return collects.all(view).map(({ key, motif, words }) => {
      const isThere = own.includes(key);
      return { key, isThere, motif, words: words(isThere) };
    });
  }
  const left = tilesOf(view.knights, seat, ally);
  return Array.from({ length: parts.tiles[ally] ?? 0 }, (_, nth) => ({
    key: String(nth),
    isThere: nth < left,
    motif: null,
    words: "",
  }));
}

/** How many tiles an ally has, in words; null for one without. */
export function tileWords(ally: Ally, states: readonly TileState[]): string | null {
  if (!states.length) return null;
  const said = { n: states.filter(({ isThere }) => isThere).length, all: states.length };
  return t(recordOf(ally).collects ? "knights.tilesHad" : "knights.tilesLeft", said);
}
