/** The options of a decision of Merlin as rows, and which of them was chosen. */

import type { QuestionInfo } from "../../lib/api";
import { actsOf, type Act, type Situation } from "../choosing/acts";
import { declineTitle } from "../question/asks";
import { rowOf } from "../choosing/acts";

export interface Alternative {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  /** The act drawn beside it; null for doing nothing. */
  readonly act: Act | null;
}

/** One row per option, in the words of the table. */
export function alternativesOf(question: QuestionInfo, situation: Situation): Alternative[] {
  const acts = actsOf(question);
  return acts.map((act) =>
    act.kind === "decline"
      ? { id: act.word, title: declineTitle(question.ask, situation, acts), detail: null, act: null }
      : { id: act.word, act, ...rowOf(act, situation) },
  );
}
