/** What the picture of an example shows: a part of the wheel, and a row of pieces under it. */

import type { View } from "../../../merlin/position/view";
import type { Place } from "../../../merlin/position/words";
import type { Part } from "../Scene.svelte";

/** A piece of the row: by the name that acts use, with how it has changed. */
export interface Shown {
  readonly piece: string;
  readonly is?: "new" | "gone" | undefined;
}

/** The part of the wheel that an example is about. */
export interface Site {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly shows: readonly Part[];
  readonly places?: readonly Place[];
}

export interface Still {
  /** The part of the wheel; without one there is only a row. */
  readonly site?: Site;
  readonly figures?: Readonly<Record<string, string>>;
  /** The spaces that are counted, one after the other. */
  readonly way?: readonly string[];
  /** Spaces with an ink line. */
  readonly lit?: readonly string[];
  readonly manors?: Readonly<Record<string, number>>;
  /** The tile from which straight lines are drawn to the frames. */
  readonly lines?: string;
  /** An outlined tile. */
  readonly cell?: string;
  /** A colour on the frames that is marked. */
  readonly frame?: Place;
  /** The tiles that are counted, one after the other. */
  readonly tiles?: readonly string[];
  readonly vassals?: View["vassals"];
  readonly markers?: View["markers"];
  readonly row?: readonly Shown[];
}

/** A piece as it was, one that has come, one that has gone. */
export function kept(...pieces: readonly string[]): Shown[] {
  return pieces.map((piece) => ({ piece }));
}
export function fresh(...pieces: readonly string[]): Shown[] {
  return pieces.map((piece) => ({ piece, is: "new" }));
}
export function gone(...pieces: readonly string[]): Shown[] {
  return pieces.map((piece) => ({ piece, is: "gone" }));
}
/** A word, a number or an arrow between pieces. */
export function text(words: string): Shown {
  return { piece: `text:${words}` };
}
export const ARROW = text("→");
