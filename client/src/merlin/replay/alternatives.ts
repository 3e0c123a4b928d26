/** What was possible at a decision of Merlin, as rows, and which of them was chosen. */

import type { QuestionInfo } from "../../lib/api";
import { actsOf, type Act, type Situation } from "../choosing/acts";
import { declineTitle } from "../question/asks";
import { rowOf } from "../choosing/acts";

export interface Alternative {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  /** What is drawn beside it; null for doing nothing. */
  readonly act: Act | null;
}

/** A row an option, as the table words it. */
export function alternativesOf(question: QuestionInfo, situation: Situation): Alternative[] {
  const acts = actsOf(question);
  return acts.map((act) =>
    act.kind === "decline"
      ? { id: act.word, title: declineTitle(question.ask, situation, acts), detail: null, act: null }
      : { id: act.word, act, ...rowOf(act, situation) },
  );
}
