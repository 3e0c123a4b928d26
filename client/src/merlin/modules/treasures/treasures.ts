/** The treasures of the environs, in the words of the wire. */

import { finder, KINDS, type Kind } from "../../position/words";

/** The effects of the treasures of the environs. */
const FINDS = ["excalibur", "grail", "staff", "apple", "influence", "discard"] as const;
export type Find = (typeof FINDS)[number];
const findOf = finder(FINDS);

/** A thing that a tile shows: a kind of good, or a marker. */
export type Thing = Kind | "marker";

/** The effect of a tile for the player who builds there, and the two things that it may show. */
export interface Treasure {
  readonly find: Find;
  readonly things: readonly Thing[];
}

/** A treasure that was found, and its cell. */
export interface Found {
  readonly cell: string;
  readonly treasure: Treasure;
}

const THINGS: readonly Thing[] = [...KINDS, "marker"];

/** A treasure by its word: "grail", "influence-shield-material", "discard-flag-marker". */
export function treasureOf(word: unknown): Treasure | null {
  const [first, ...shown] = String(word).split("-");
  const find = findOf(first);
  return find && { find, things: THINGS.filter((thing) => shown.includes(thing)) };
}

/** The word of a treasure. */
export function wordOf({ find, things }: Treasure): string {
  return [find, ...things].join("-");
}

/** The goods among the things that a tile shows. */
export function kindsOf({ things }: Treasure): Kind[] {
  return KINDS.filter((kind) => things.includes(kind));
}

/** The rule of a treasure's effect. */
export function ruleOf({ find }: Treasure): string {
  return `R92.${FINDS.indexOf(find) + 1}`;
}
