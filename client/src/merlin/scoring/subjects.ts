/** What the steps of a scoring are about. */

import type { Place } from "../position/words";

export const STATIONS = ["traitors", "environs", "influence", "vassals", "picts", "left"] as const;
export type Station = (typeof STATIONS)[number];

/** What is being counted. */
export type Counted =
  | { readonly kind: "castle"; readonly seat: number }
  | { readonly kind: "territory"; readonly cells: readonly string[] }
  /** Manors go home: all but one in each territory, or with the huts. */
  | { readonly kind: "clearing" | "huts" }
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "vassals" }
  | { readonly kind: "picts" }
  | { readonly kind: "left" };

export interface Subject {
  readonly station: Station;
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

/** What is counted once, at the end of the game. */
export const LEFT: Subject = { station: "left", counted: { kind: "left" } };
