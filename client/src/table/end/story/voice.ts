/** Why a game turned at a decision, in the words of the game that was played. */

import type { AdviceReason } from "../../../lib/api";

export interface Voice {
  /** The name of a source of points. */
  source(key: string): string;
  /** What spoke for the best turn. */
  why(reason: AdviceReason, names: readonly string[]): string;
  /** What spoke for the turn that was played. */
  instead(reason: AdviceReason): string;
  /** What that let rivals do. */
  risk(reason: AdviceReason, names: readonly string[]): string;
}
