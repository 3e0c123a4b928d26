/** Sentences of the log, worded differently for the player concerned and for everyone else. */

import { inWords, parts as partsOf, type Key, type Part, type Values } from "../../lib/i18n.svelte";
import type { Parts } from "../position/parts";

/** The player who did it, and the ways to say it. */
export interface Teller {
  readonly isYou: boolean;
  readonly name: string;
  readonly parts: Parts | null;
  /** The name of another player. */
  readonly nameOf: (seat: number) => string;
}

/** The sentences of a log that exist in both forms, for you and for others. */
type Both<Log extends string> = Key extends infer K
  ? K extends `${Log}.${infer Name}.you`
    ? Name
    : never
  : never;
type ForYou<Log extends string, Name extends string> = Extract<Key, `${Log}.${Name}.you`>;

/** Says the sentences of a log, such as "ml.log", to you or about another player. */
export function sayIn<Log extends string>(log: Log) {
  return <Name extends Both<Log>>(
    { isYou, name }: Teller,
    what: Name,
    ...[values]: Values<ForYou<Log, Name>>
  ): Part[] => {
    const key = `${log}.${what}.${isYou ? "you" : "other"}`;
    return partsOf(key as "ml.log.took.other", { ...values, name } as Record<"name" | "what", string>);
  };
}

/** A number for a sentence, as digits and as a word. */
export function counted(n: number): { n: number; words: string } {
  return { n, words: inWords(n) };
}
