/** The pieces of the allies, by their names: tiles ("ally:" and the word of an ally, or his word alone among other signs), and the pieces of a single ally. */

import type { Component } from "svelte";
import type { PieceProps } from "../../layers";
import { allyOf, ofAllies } from "./allies";

type Pieces = Readonly<Record<string, Component<PieceProps>>>;

const OWN: Pieces = Object.assign({}, ...ofAllies("pieces"));

/** The drawing of a piece that only one ally has. */
export function ownPiece(name: string): Component<PieceProps> | null {
  return OWN[name.split(":")[0] ?? ""] ?? null;
}

/** Whether a piece is drawn here. */
export function isPiece(name: string): boolean {
  return name.startsWith("ally:") || allyOf(name) !== null || ownPiece(name) !== null;
}
