/** The spaces of a ring as a legend: each sort once, with how often it occurs, in the order in which they are read. */

import { actionOf, KINDS, placeOf, thingOf, type Action } from "../../merlin/position/words";
import { spaceName, spaceWord } from "../../merlin/telling/phrases";
import { ruleOn } from "../../merlin/telling/spaces";
import { t, wordsOr } from "../../lib/i18n.svelte";

/** A sort of space. */
export interface Sort {
  readonly word: string;
  /** The spaces of this sort, as they are called on the ring. */
  readonly spaces: readonly string[];
}

/** The order of the legend; spaces that are not listed here come last. */
const ORDER: readonly Action[] = [
  ...(["principality", "build", "exchange", "mission", "relocate"] as const),
  ...(["vp", "excalibur", "influence", "grail"] as const),
];

/** The kinds of an action, in the order of the goods; other things come after them. */
function rank(space: string): number {
  const [action, kind] = [ORDER.indexOf(actionOf(space)), KINDS.findIndex((one) => one === thingOf(space))];
  return (action < 0 ? ORDER.length : action) + (kind < 0 ? KINDS.length : kind) / (KINDS.length + 1);
}

/** The sorts of spaces of a ring. `called` is the word for a place that is not a plain principality, such as a district. */
export function sortsOf(ring: readonly string[], called: (place: string) => string | null): Sort[] {
  const sorts = new Map<string, string[]>();
  for (const space of ring) {
    const word = (placeOf(space) && called(space)) ?? spaceWord(space);
    const known = sorts.get(word);
    if (known) known.push(space);
    else sorts.set(word, [space]);
  }
  return [...sorts]
    .map(([word, spaces]) => ({ word, spaces }))
    .toSorted((one, other) => rank(one.spaces[0] ?? "") - rank(other.spaces[0] ?? ""));
}

/** The name of a sort: "A principality", "Build", "Mint". */
export function sortName({ word, spaces: [first = ""] }: Sort): string {
  return word === "principality" ? t("mr.principality") : spaceName(first);
}

/** What a sort of space does, in a line. */
export function sortLine({ word }: Sort): string {
  return wordsOr(`mr.space.${word}`, "");
}

/** The rule of a sort of space. */
export function sortRule({ spaces: [first = ""] }: Sort): string {
  return ruleOn(first);
}
