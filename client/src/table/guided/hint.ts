/** What a lesson says, and when: each hint at the first occasion in the game. */

import { t, type PlainKey } from "../../lib/i18n.svelte";

/** A suggestion, and the option that it means; null if several would do. */
export interface Advice {
  readonly text: string;
  readonly word: string | null;
}

/** A hint. A moment is everything that the hints of a game may look at. */
export interface Hint<Moment> {
  readonly id: string;
  /** What its messages begin with, if not with the words of its lesson and its id. */
  readonly words?: string;
  /** The rule to read. */
  readonly rule: string | null;
  readonly when: (moment: Moment) => boolean;
  /** The pieces and panels that it mentions. */
  readonly marks?: (moment: Moment) => readonly string[];
  /** Its text, if the catalogue is not enough. */
  readonly text?: (moment: Moment) => string;
  /** A suggestion, if the position allows it. */
  readonly advice?: (moment: Moment) => Advice | null;
  /** The tab of a small page that shows what it mentions. */
  readonly tab?: string;
  /** The kinds of acts that it explains. It is told before the reader does the first of them in its chapter. */
  readonly explains?: readonly string[];
  /** It ends a part of the lesson. */
  readonly ends?: true;
}

/** The hints of a lesson in the order in which they are told. */
export interface Lesson<Moment> {
  /** What the messages of its hints begin with. */
  readonly words: string;
  readonly hints: readonly Hint<Moment>[];
}

/** A hint in words. */
export interface Told {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly advice: Advice | null;
  readonly rule: string | null;
  readonly marks: readonly string[];
  readonly tab: string | null;
  readonly ends: boolean;
}

/** What the messages of a hint begin with. */
export function wordsOf<Moment>({ words }: Lesson<Moment>, hint: Hint<Moment>): string {
  return hint.words ?? `${words}.${hint.id}`;
}

export function tell<Moment>(lesson: Lesson<Moment>, hint: Hint<Moment>, moment: Moment): Told {
  const words = wordsOf(lesson, hint);
  return {
    id: hint.id,
    title: t(`${words}.title` as PlainKey),
    text: hint.text?.(moment) ?? t(`${words}.text` as PlainKey),
    advice: hint.advice?.(moment) ?? null,
    rule: hint.rule,
    marks: hint.marks?.(moment) ?? [],
    tab: hint.tab ?? null,
    ends: hint.ends ?? false,
  };
}

/** The first unknown hint that the moment triggers. */
export function nextHint<Moment>(
  { hints }: Lesson<Moment>,
  moment: Moment,
  isKnown: (id: string) => boolean,
): Hint<Moment> | null {
  return hints.find((hint) => !isKnown(hint.id) && hint.when(moment)) ?? null;
}

/** A lesson at a table, for the moment in which the table is. */
export interface Script {
  /** The current question; null while others act. A hint belongs to one question. */
  readonly question: string | null;
  /** The first unknown hint. */
  next(isKnown: (id: string) => boolean): Told | null;
  /** A hint that was told before. */
  again(id: string): Told | null;
}

export function scriptOf<Moment>(
  lesson: Lesson<Moment>,
  now: () => { readonly moment: Moment | null; readonly question: string | null },
): Script {
  return {
    get question() {
      return now().question;
    },
    next(isKnown) {
      const { moment } = now();
      const hint = moment && nextHint(lesson, moment, isKnown);
      return hint && moment && tell(lesson, hint, moment);
    },
    again(id) {
      const { moment } = now();
      const hint = lesson.hints.find((one) => one.id === id);
      return hint && moment ? tell(lesson, hint, moment) : null;
    },
  };
}
