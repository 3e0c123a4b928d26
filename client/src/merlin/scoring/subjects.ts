/** The subjects of the steps of a scoring. */

import type { Place } from "../position/words";

/** The subjects by kind. Modules add their own kinds. */
export interface CountedKinds {
  castle: { readonly seat: number };
  territory: { readonly cells: readonly string[] };
  place: { readonly place: Place };
  vassals: object;
  left: object;
}
export type Counted = {
  [Kind in keyof CountedKinds]: { readonly kind: Kind } & CountedKinds[Kind];
}[keyof CountedKinds];

export interface Subject {
  /** The station of the scoring that counts it. */
  readonly station: string;
  readonly counted: Counted;
}

/** The traitors at the castle of a seat. */
export function castleOf(seat: number): Subject {
  return { station: "traitors", counted: { kind: "castle", seat } };
}

/** The influence in a principality. */
export function influenceAt(place: Place): Subject {
  return { station: "influence", counted: { kind: "place", place } };
}

/** Everything that is counted once, at the end of the game. */
export const LEFT: Subject = { station: "left", counted: { kind: "left" } };
