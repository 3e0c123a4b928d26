/** What the client knows about the wares of a stall: one record in the file with their name, listed in `wares.ts`. */

import type { Component } from "svelte";
import type { ActTable, Situation } from "../../choosing/act";
import type { EventTable } from "../../events/records";
import type { Layer } from "../../layers";
import { place } from "../../motion/flights";
import type { View } from "../../position/view";
import type { Place } from "../../position/words";
import type { MarketZones } from "../../rules";
import type { ThingTable } from "../../telling/things";
import type { MarketView } from "./position";

/** A ware that lies beside the dice of its player. */
export interface Hired {
  readonly ware: string;
  /** It is used up in this round. */
  readonly isDone: boolean;
  readonly label: string;
}

/** The drawing on a ware with this name, or on any ware of the stall with this name. */
export interface PictureProps extends Record<string, unknown> {
  name: string;
}

/** The wares of a stall in one record. What they do and their explanation are in the catalogue under their word. */
export interface WareRecord extends Pick<Layer, "helpers" | "pot" | "relief"> {
  /** The place of its stall on the board, counted from the left. */
  readonly order: number;
  /** One of them, to show what they look like. */
  readonly sample: string;
  /** Whether a word names one. */
  readonly isOne: (ware: string) => boolean;
  /** The rule to read. */
  readonly rule: string;
  /** The stall by its name. */
  readonly stall: () => string;
  /** One of them by its name. */
  readonly name: (ware: string) => string;
  /** The same as an object, with its article. */
  readonly what: (ware: string) => string;
  /** What one does for a player who could buy it, if more can be said than in the catalogue. */
  readonly offer?: (ware: string, situation: Situation) => string;
  /** Which are left at the stall, if they do not differ by their colours. */
  readonly choice?: (wares: readonly string[]) => string;
  /** Why one that a player has cannot be used now. */
  readonly whyNot?: () => string;

  /** All are alike: the word of the stall is the ware, and they lie in one heap. */
  readonly isHeap?: true;
  /** They are counted in front of a player. */
  readonly counted?: { readonly order: number; readonly words: (n: number) => string };
  /** The place of a player's ware, if it is not in front of the player. */
  readonly at?: (seat: number, ware: string) => readonly string[];
  /** Those that lie beside the dice of a player. */
  readonly hired?: (view: View, seat: number) => readonly Hired[];
  /** How many lie under the markers of a player: each counts as one more. */
  readonly under?: (view: View, seat: number, place: Place) => number;

  /** What the view shows of them in addition to the stalls and the wares of players. */
  readonly read?: (wire: Partial<MarketZones>) => Partial<MarketView>;
  readonly acts?: ActTable;
  readonly events?: EventTable;
  readonly things?: ThingTable;
  readonly Picture: Component<PictureProps>;
}

/** A ware of a player. */
export function ownId(seat: number, ware: string): string {
  return `own:${seat}:${ware}`;
}

/** The place of a ware on its board, or of the board itself. */
export function onBoard(ware: string): string[] {
  return [`ware:${ware}`, "board:market"];
}

/** The place of a player's ware. */
export function placesOf({ at }: Pick<WareRecord, "at">, seat: number, ware: string): string[] {
  return [...(at?.(seat, ware) ?? [ownId(seat, ware)]), place.player(seat)];
}
