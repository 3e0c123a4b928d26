/** How a game speaks of an advised turn. */

import type { Advice, AdviceReason } from "../../lib/api";
import type { Part } from "../../lib/i18n.svelte";
import type { Source } from "../end/presentation";

/** How a source of points looks, and its name. */
export type Look = Pick<Source, "name" | "sign" | "field" | "on" | "hatch">;

/** What happens with a turn, step by step. */
export interface Step {
  readonly id: string | number;
  readonly parts: readonly Part[];
}

export interface CounselVoice {
  /** The level that is asked. */
  readonly author: string;
  /** "Knight to Build" */
  title(advice: Advice): string;
  then(advice: Advice): readonly Step[];
  reason(reason: AdviceReason): string;
  risk(reason: AdviceReason): string;
  look(source: string): Look;
}
