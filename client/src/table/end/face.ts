/** What the end of the game needs to know of the game that was played. */

import type { EventInfo, TableState } from "../../lib/api";
import type { Part } from "../../lib/i18n.svelte";

/** Where points come from: name, sign, colour and hatching. */
export interface Source {
  /** As in the ledgers. */
  readonly key: string;
  readonly name: string;
  readonly sign: string;
  readonly field: string;
  readonly on: string;
  /** The id of a pattern of the page; null for a plain field. */
  readonly hatch: string | null;
}

export interface Told {
  readonly sign: string;
  readonly title: string;
  readonly sentence: readonly Part[];
}

export interface EndFace {
  /** Always in the same order. */
  sources(): readonly Source[];
  /** Why the game ended, and what decided a tie. */
  reasons(state: TableState): readonly string[];
  /** What the points of the course contain. */
  courseNote(): string;
  /** What happened in a turn that brought points, told to the reader. */
  tell(events: readonly EventInfo[], you: number | null, names: readonly string[]): Told;
}
