/** What the end of the game needs to know about the game that was played. */

import type { EventInfo, TableState } from "../../lib/api";
import type { Part } from "../../lib/i18n.svelte";
import type { Rhythm } from "../replay/turns";
import type { Voice } from "./story/voice";

/** Where points come from: name, sign, colour and hatching. */
export interface Source {
  /** As in the ledgers. */
  readonly key: string;
  /** The entries of the ledgers that it counts together, if not only its own. */
  readonly of?: readonly string[];
  readonly name: string;
  readonly sign: string;
  readonly field: string;
  readonly on: string;
  /** The id of a pattern of the page; null for a plain field. */
  readonly hatch: string | null;
  /** It is left out if nobody has any. */
  readonly rare?: boolean;
  /** The colour of its outline, if it has a special one. */
  readonly line?: string;
}

/** What a player has from a source. */
export function pointsOf(source: Source, ledger: Readonly<Record<string, number>> | undefined): number {
  return (source.of ?? [source.key]).reduce((sum, entry) => sum + (ledger?.[entry] ?? 0), 0);
}

/** The turn of a player, told by what brought it most points. */
export interface TurnSummary {
  readonly sign: string;
  readonly title: string;
  readonly sentence: readonly Part[];
}

export interface EndPresentation {
  /** Always in the same order. */
  sources(): readonly Source[];
  /** Why the game ended, and what decided a tie. */
  reasons(state: TableState): readonly string[];
  /** What the points of the course contain. */
  courseNote(): string;
  readonly rhythm: Rhythm;
  /** The sentence of an event, as the log has it; null if it needs none. */
  line(event: EventInfo, you: number | null, names: readonly string[]): readonly Part[] | null;
  /** What was left to chance. */
  readonly chance: "cards" | "dice";
  /** What happened in a turn that brought this seat points, told to the reader. */
  tell(events: readonly EventInfo[], you: number | null, names: readonly string[], seat: number): TurnSummary;
  /** Why the game turned, in words; loaded when somebody looks at the story. */
  voice(): Promise<Voice>;
}
