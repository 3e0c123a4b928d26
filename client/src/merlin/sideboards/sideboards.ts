/** The boards beside the wheel: each has a tab of the drawer, and a shelf in a corner that the wheel leaves free. */

import scroll from "icon:tied-scroll";
import type { Component } from "svelte";
import type { Corner } from "../../components/Vines.svelte";
import type { PlainKey } from "../../lib/i18n.svelte";
import type { Readers } from "../../table/log";
import type { Lit } from "../board/lights";
import { layers } from "../layers";
import type { Parts } from "../position/parts";
import type { View } from "../position/view";

/** The props of a board: the position, and what can be chosen. */
export interface BoardProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
  readers: Readers;
  lit: Lit;
  /** Draw it for a thumb. */
  small?: boolean;
  onpick?: (id: string) => void;
  onnear?: (id: string | null) => void;
  /** The focus is at a piece, or has left it. */
  onfocus?: (id: string | null) => void;
}
export interface ShelfProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
}

/** Loaded when the board is in play. */
type Later<Drawn> = () => Promise<{ default: Drawn }>;

export interface Board {
  readonly key: string;
  /** Its position among the tabs. The missions are 40. */
  readonly order: number;
  readonly name: PlainKey;
  readonly sign: string;
  readonly isInPlay: (view: View) => boolean;
  /** The pieces on it, by the first word of their ids. */
  readonly pieces: readonly string[];
  /** The questions that open it. */
  readonly asks: readonly string[];
  /** It is of interest to everybody while it is in play. Its questions say as much, so it replaces nothing else. */
  readonly isToldByQuestion?: true;
  /** Whether a figure that lands there, or a thing that is looked at, leads to it. */
  readonly isReachedBy?: (place: string) => boolean;
  readonly tab: Later<Component<BoardProps>>;
  /** Its summary, and the corner for it. */
  readonly shelf?: { readonly corner: Corner; readonly of: Later<Component<ShelfProps>> };
  /** The number left, shown beside the name of the shelf and on the button that replaces it on a phone. */
  readonly left?: (view: View) => number;
  /** A note on the shelf instead. */
  readonly note?: (view: View) => string;
  /** The number on the button that opens it on a phone, for this reader. */
  readonly button?: (view: View, you: number | null) => number;
}

export const MISSIONS: Board = {
  key: "missions",
  order: 40,
  name: "mt.tab.missions",
  sign: scroll,
  isInPlay: () => true,
  pieces: ["mission"],
  asks: ["replace", "draw", "swap"],
  tab: () => import("./Missions.svelte"),
  shelf: { corner: "bottom right", of: () => import("./MissionsShelf.svelte") },
  left: ({ missionDeck }) => missionDeck,
};

/** The boards in play, in the order of their tabs. */
export function boardsOf(view: View): readonly Board[] {
  return [MISSIONS, ...layers().flatMap(({ boards }) => boards ?? [])]
    .filter(({ isInPlay }) => isInPlay(view))
    .toSorted((one, other) => one.order - other.order);
}
