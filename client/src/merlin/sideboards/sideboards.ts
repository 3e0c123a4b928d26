/** The boards beside the wheel: each has a tab of the drawer, and a shelf in a corner that the wheel leaves free. */

import barbarian from "icon:barbarian";
import decree from "icon:scroll-quill";
import scroll from "icon:tied-scroll";
import type { Component } from "svelte";
import type { Corner } from "../../components/Vines.svelte";
import type { PlainKey } from "../../lib/i18n.svelte";
import type { Readers } from "../../table/log";
import type { Lit } from "../board/lights";
import { layers } from "../layers";
import type { Parts } from "../position/parts";
import type { View } from "../position/view";
import { actionOf } from "../position/words";

/** What a board shows: the position, and what of it can be chosen. */
export interface BoardProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
  readers: Readers;
  lit: Lit;
  /** For a thumb. */
  small?: boolean;
  onpick?: (id: string) => void;
  onnear?: (id: string | null) => void;
}
export interface ShelfProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
}

/** Loaded when the board is in play. */
type Later<Drawn> = () => Promise<{ default: Drawn }>;

export interface Board {
  readonly key: "kitchen" | "market" | "picts" | "missions" | "decrees";
  readonly name: PlainKey;
  readonly sign: string;
  readonly isInPlay: (view: View) => boolean;
  /** The pieces that lie on it, by the first word of their ids. */
  readonly pieces: readonly string[];
  /** The questions that open it. */
  readonly asks: readonly string[];
  /** Whether a figure that lands there will be asked about it. */
  readonly isReachedBy?: (space: string) => boolean;
  readonly tab: Later<Component<BoardProps>>;
  /** Its summary, and where it hangs. */
  readonly shelf?: { readonly corner: Corner; readonly of: Later<Component<ShelfProps>> };
  /** What a shelf says beside its name, and the button in its place on a phone: how many there are left. */
  readonly left?: (view: View) => number;
  /** What the shelf says instead. */
  readonly note?: (view: View) => string;
  /** On a phone a button in its corner opens it; its number, for who looks. */
  readonly button?: (view: View, you: number | null) => number;
}

/** In the order of the tabs. */
export const BOARDS: readonly Board[] = [
  {
    key: "picts",
    name: "picts.title",
    sign: barbarian,
    isInPlay: ({ picts }) => picts !== null,
    pieces: ["pict"],
    asks: ["pict"],
    isReachedBy: (space) => actionOf(space) === "picts",
    tab: () => import("../modules/arthur/Picts.svelte"),
    shelf: { corner: "top right", of: () => import("../modules/arthur/PictsShelf.svelte") },
    left: ({ pictStacks }) => pictStacks,
    button: ({ pictDisplay }) => pictDisplay.length,
  },
  {
    key: "missions",
    name: "mt.tab.missions",
    sign: scroll,
    isInPlay: () => true,
    pieces: ["mission"],
    asks: ["replace", "draw", "swap"],
    tab: () => import("./Missions.svelte"),
    shelf: { corner: "bottom right", of: () => import("./MissionsShelf.svelte") },
    left: ({ missionDeck }) => missionDeck,
  },
  {
    key: "decrees",
    name: "ml.decrees",
    sign: decree,
    isInPlay: ({ decrees }) => decrees !== null,
    pieces: ["decree"],
    asks: ["decree"],
    tab: () => import("../modules/decrees/Decrees.svelte"),
  },
];

export function boardsOf(view: View): readonly Board[] {
  const added = layers().flatMap(({ boards }) => boards ?? []);
  const ordered = added.toSorted((one, other) => one.key.localeCompare(other.key));
  return [...ordered, ...BOARDS].filter(({ isInPlay }) => isInPlay(view));
}
