/** Worked examples to try: a question, and answers that each lead somewhere. */

import { hasWords, t, type PlainKey } from "../lib/i18n.svelte";

export interface Answer<Still> {
  /** What it comes to, in the words of the rules: a space, a number, a piece. */
  readonly id: string;
  readonly text: string;
  /** The result, with its rule. */
  readonly then: string;
  readonly isRight: boolean;
  /** What is seen when it is tried, one after the other. */
  readonly stills: readonly Still[];
}

export interface Example<Still> {
  /** The rule that it is about. */
  readonly rule: string;
  readonly question: string;
  /** What is seen before an answer is tried. */
  readonly start: Still;
  readonly answers: readonly Answer<Still>[];
}

/** An answer without its words. */
export interface Draft<Still> {
  /** The last part of the keys of its messages. */
  readonly key: string;
  readonly id?: string;
  /** Its text, if that is not a message. */
  readonly text?: string;
  readonly isRight?: boolean;
  readonly stills: readonly Still[];
}

type Values = Readonly<Record<string, string | number>>;

function said(key: string, values: Values): string {
  // The keys are put together, so their placeholders are not known here; a test reads all of them.
  return (t as (key: PlainKey, values: Values) => string)(key as PlainKey, values);
}

/** An example, with its words: `words` is the question, `words.key` an answer, `words.key.then` what comes of it. */
export function exampleOf<Still>(
  words: string,
  rule: string,
  start: Still,
  answers: readonly Draft<Still>[],
  values: Values = {},
): Example<Still> {
  if (!hasWords(words)) throw new Error(`there are no words for ${words}`);
  return {
    rule,
    question: said(words, values),
    start,
    answers: answers.map(({ key, id = key, text, isRight = false, stills }) => ({
      id,
      text: text ?? said(`${words}.${key}`, values),
      then: said(`${words}.${key}.then`, values),
      isRight,
      stills,
    })),
  };
}
