/** What serves a player besides the castle: panels, and lines that stand below them. */

import { fromBelow, type Court } from "../layers";

interface Part extends Court {
  readonly key: string;
}

/** The court of the players at this table. */
export function courtOf(): { readonly panels: readonly Part[]; readonly lines: readonly Part[] } {
  const parts = fromBelow().flatMap(({ key, court }) => (court ? [{ key, ...court }] : []));
  return { panels: parts.filter(({ isLine }) => !isLine), lines: parts.filter(({ isLine }) => isLine) };
}
