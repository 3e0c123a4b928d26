/** What the client knows of the wares of a stall: one record in the file that has their name, listed in `wares.ts`. */

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

/** What is drawn on a ware with this name, or on any of the stall with this name. */
export interface FaceProps extends Record<string, unknown> {
  name: string;
}

/** The wares of a stall in one record. What they do and their explanation stand in the catalogue under their word. */
export interface WareRecord extends Pick<Layer, "helpers" | "pot" | "relief"> {
  /** Whether a word names one. */
  readonly isOne: (ware: string) => boolean;
  /** The rule to read. */
  readonly rule: string;
  /** The stall by its name. */
  readonly stall: () => string;
  /** One of them by its name. */
  readonly name: (ware: string) => string;
  /** The same as what is bought or given back, with its article. */
  readonly what: (ware: string) => string;
  /** What one does for whoever could buy it, where more can be said than in the catalogue. */
  readonly offer?: (ware: string, situation: Situation) => string;
  /** Which are left at the stall, if they do not differ by their colours. */
  readonly choice?: (wares: readonly string[]) => string;
  /** Why one that a player has cannot be used now. */
  readonly whyNot?: () => string;

  /** All are alike: the word of the stall is the ware, and they lie in one heap. */
  readonly isHeap?: true;
  /** They are counted before a player. */
  readonly counted?: { readonly order: number; readonly words: (n: number) => string };
  /** Where one of a player lies, if not before its player. */
  readonly at?: (seat: number, ware: string) => readonly string[];
  /** Those that lie beside the dice of a player. */
  readonly hired?: (view: View, seat: number) => readonly Hired[];
  /** How many lie under the markers of a player: each counts as one more. */
  readonly under?: (view: View, seat: number, place: Place) => number;

  /** What the view shows of them besides the stalls and what a player has. */
  readonly read?: (wire: Partial<MarketZones>) => Partial<MarketView>;
  readonly acts?: ActTable;
  readonly events?: EventTable;
  readonly things?: ThingTable;
  readonly Face: Component<FaceProps>;
}

/** A ware of a player. */
export function ownId(seat: number, ware: string): string {
  return `own:${seat}:${ware}`;
}

/** Where a ware lies on its board, or where the board is. */
export function onBoard(ware: string): string[] {
  return [`ware:${ware}`, "board:market"];
}

/** Where a ware of a player lies. */
export function placesOf({ at }: Pick<WareRecord, "at">, seat: number, ware: string): string[] {
  return [...(at?.(seat, ware) ?? [ownId(seat, ware)]), place.player(seat)];
}
