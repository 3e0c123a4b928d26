/** What a layer knows of the points: where they come from, and how a scoring counts them. */

import type { Component } from "svelte";
import type { Parts } from "../position/parts";
import type { View } from "../position/view";

/** A part of the bars at the end of the game; those of the base game are in `end/ending`. */
export interface BarPart {
  readonly key: string;
  readonly order: number;
  readonly sign: string;
  readonly hatch: string;
  /** The sources whose points it sums up, if not the one of its key. */
  readonly of?: readonly string[];
}
/** A station of a scoring; those of the base game are in `scoring/stations`. */
export interface ScoringStation {
  readonly key: string;
  readonly order: number;
  readonly sign: string;
  /** Not every scoring comes there. */
  readonly isRare?: boolean;
}

/** What a kind of step of a scoring is; what it leaves out is as usual. */
export interface StepRecord {
  readonly title?: () => string;
  /** Its title, short enough for a button. */
  readonly short?: () => string;
  /** What is counted: `who` gets how much, and whose manors go `home`. */
  readonly sentence?: (said: { readonly who: string; readonly home: string }) => string;
  /** Manors go home before the reader's eyes. */
  readonly isHomecoming?: boolean;
  /** What is shown in place of the board. */
  readonly Sums?: Component<SumsProps>;
}
/** What a step of a scoring counts, in place of the board. */
export interface SumsProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
  names: readonly string[];
  gains: readonly number[];
}
