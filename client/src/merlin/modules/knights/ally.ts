/** What the client knows about an ally: one record in the file with his name, listed in `allies.ts`. */

import type { Component } from "svelte";
import type { ActTable, Row, Situation } from "../../choosing/act";
import type { EventTable } from "../../events/records";
import type { SourceTable } from "../../events/sources";
import type { GroundProps, Layer, PieceProps, WheelProps } from "../../layers";
import { place } from "../../motion/flights";
import type { View } from "../../position/view";
import type { Kind, Place } from "../../position/words";
import type { AskTable } from "../../question/asks";
import type { Ally, WireView } from "../../rules";
import type { Part } from "../../../lib/i18n.svelte";
import type { Teller } from "../../telling/teller";
import type { ThingTable } from "../../telling/things";
import type { Knights } from "./position";
import type { TileShape } from "./shapes";

type Settings = Pick<View, "settings">;

/** What a collected tile shows: a colour, or a thing that points spaces count. */
export type Motif = { readonly place: Place } | { readonly piece: Kind | "influence" | "manor" };

/** A tile that can be collected. */
export interface Collectable {
  readonly key: string;
  readonly motif: Motif;
  /** What it shows, and whether a player has it. */
  readonly words: (isThere: boolean) => string;
}

/** Tiles that an ally collects instead of spending them. */
export interface Collection {
  /** All that exist at a table. */
  readonly all: (view: Settings) => readonly Collectable[];
  /** The keys of those that a player has. */
  readonly had: (knights: Knights, seat: number) => readonly string[];
}

/** An ally in one record. His name, what he does and why he cannot help now are in the catalogue under his word. */
export interface AllyRecord extends Pick<Layer, "relief" | "sent" | "handSize"> {
  /** The icon that his shield carries. */
  readonly sign: string;
  /** The rule to read. */
  readonly rule: string;
  /** What he does, in a sentence or two; null for the usual words. */
  readonly text?: (view: Settings) => string | null;
  /** What he does, in a few words; null for the usual ones. */
  readonly does?: (view: Settings & Pick<View, "knights">) => string | null;

  /** The look of his tiles, if it differs from the usual one. */
  readonly shape?: TileShape;
  /** His tiles are laid on the board, and other events tell so. */
  readonly laysTiles?: true;
  readonly collects?: Collection;
  /** The sentence for a used tile, if no other event tells it. */
  readonly saysUse?: (teller: Teller) => readonly Part[];

  /** What he brings in place of tiles: a piece in the colour of a seat. */
  readonly brings?: { readonly piece: (seat: number) => string; readonly words: () => string };
  /** A note for a player in particular, in the draft. */
  readonly note?: (view: View, seat: number) => string | null;
  /** The words for him at his player's castle, in place of his tiles. */
  readonly state?: (knights: Knights) => string | null;
  /** His row, if several acts begin with him. */
  readonly row?: (situation: Situation) => Row;

  /** What the view shows for him in addition to his tiles. */
  readonly read?: (wire: WireView) => Partial<Knights>;
  /** The ids of his pieces in a principality. */
  readonly besides?: (place: Place, knights: Knights) => readonly string[];

  readonly acts?: ActTable;
  readonly asks?: AskTable;
  readonly events?: EventTable;
  readonly sources?: SourceTable;
  readonly things?: ThingTable;

  /** Pieces that he draws, by the first word of their names. */
  readonly pieces?: Readonly<Record<string, Component<PieceProps>>>;
  /** What he draws under the markers of a principality, over them, and under the manors. */
  readonly ground?: Component<GroundProps>;
  readonly over?: Component<GroundProps>;
  readonly underManors?: Component<WheelProps>;
}

/** An ally of a player. */
export function allyId(seat: number, ally: Ally): string {
  return `ally:${seat}:${ally}`;
}

/** The place of a player's ally. */
export function placesOf(seat: number, ally: Ally): string[] {
  return [allyId(seat, ally), place.player(seat)];
}
