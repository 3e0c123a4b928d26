/** The court of a player, in addition to the castle: panels, and lines below them. */

import type { Component } from "svelte";
import type { Lit } from "../board/lights";
import { fromBelow } from "../layers";
import type { Parts } from "../position/parts";
import type { View } from "../position/view";

/** The props of a part of a player's court. */
export interface CourtProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
  seat: number;
  lit: Lit;
  /** With larger fields, for a finger. */
  large?: boolean;
  /** Without its title, if there is hardly any room. */
  plain?: boolean;
}
/** A part of the court of a player: in a separate panel, or at the castle if that has room for it. */
export interface Court {
  readonly title: () => string;
  /** A note beside the title. */
  readonly note?: (view: View, seat: number) => string;
  /** It is only a line, which stands below another part. */
  readonly isLine?: boolean;
  readonly InCourt: Component<CourtProps>;
  readonly AtCastle: Component<CourtProps>;
}

interface Part extends Court {
  readonly key: string;
}

/** The court of the players at this table. */
export function courtOf(): { readonly panels: readonly Part[]; readonly lines: readonly Part[] } {
  const parts = fromBelow().flatMap(({ key, court }) => (court ? [{ key, ...court }] : []));
  return { panels: parts.filter(({ isLine }) => !isLine), lines: parts.filter(({ isLine }) => isLine) };
}
