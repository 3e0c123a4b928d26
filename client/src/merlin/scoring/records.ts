/** What a layer knows about points: their sources, and how a scoring counts them. */

import type { Component } from "svelte";
import type { Parts } from "../position/parts";
import type { View } from "../position/view";

/** A part of the bars at the end of the game. Those of the base game are in `end/ending`. */
export interface SourceBarPart {
  readonly key: string;
  readonly order: number;
  readonly sign: string;
  readonly hatch: string;
  /** The sources whose points it adds up, if not just the one of its key. */
  readonly of?: readonly string[];
}

/** What a position is worth in counsel by a source that no points are scored from. Its words are those of counsel. */
export interface ValuedSource {
  readonly sign: string;
  readonly name: () => string;
}

/** A station of a scoring. Those of the base game are in `scoring/stations`. */
export interface ScoringStation {
  readonly key: string;
  readonly order: number;
  readonly sign: string;
  /** Not every scoring has it. */
  readonly isRare?: boolean;
}

/** A kind of step of a scoring. Omitted fields use the defaults. */
export interface StepRecord {
  readonly title?: () => string;
  /** Its title, short enough for a button. */
  readonly short?: () => string;
  /** What is counted: `who` gets how much, and whose manors go `home`. */
  readonly sentence?: (said: { readonly who: string; readonly home: string }) => string;
  /** Manors visibly go home. */
  readonly isHomecoming?: boolean;
  /** Shown in place of the board. */
  readonly Sums?: Component<SumsProps>;
}
/** The props of what a step of a scoring shows in place of the board. */
export interface SumsProps extends Record<string, unknown> {
  view: View;
  parts: Parts;
  names: readonly string[];
  gains: readonly number[];
}
