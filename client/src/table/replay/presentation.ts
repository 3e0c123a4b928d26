/** What a replay needs to know about the game. */

import type { EventInfo, QuestionInfo, ReplayPosition, TableInfo } from "../../lib/api";
import type { Arrangement } from "../layout.svelte";
import type { Line, Readers } from "../log";
import type { Presentation } from "../presentation";
import type { Rhythm } from "./turns";

export interface ReplayPresentation<View> extends Presentation<View> {
  /** The sentence of an event in the log; null for one that needs none. */
  lineOf(event: EventInfo, readers: Readers): Line | null;
  readonly rhythm: Rhythm;
  /** A question as a title; without the question itself only by its name. */
  titleOf(ask: string, question: QuestionInfo | null): string;
}

/** All that is on the screen at one position. */
export interface Scene<View> {
  readonly position: ReplayPosition;
  /** The events that have just led here, if the replay advanced by one decision. */
  readonly fresh: readonly EventInfo[];
  readonly view: View;
  readonly table: TableInfo;
  /** The seat of the reader, whatever is looked at. */
  readonly you: number | null;
  /** For the table: "you" are addressed only if your own hand is shown. */
  readonly readers: Readers;
  /** The seat whose hand is shown below. */
  readonly handOf: number | null;
  readonly arrangement: Arrangement;
}
