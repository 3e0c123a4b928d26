/** What each option of a question brings, as the server's rules compute it. They come a little later than the question. */

import type { Outcome, QuestionInfo } from "../lib/api";

/** The outcomes of a question, by the words of its options. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** What a question came with. */
interface Posed {
  readonly question: QuestionInfo | null;
  readonly outcomes: readonly Outcome[];
}

export function outcomesOf({ question, outcomes }: Posed): Outcomes | null {
  if (!question || !outcomes.length) return null;
  return new Map(outcomes.map((one, index) => [question.words[index] ?? "", one]));
}
