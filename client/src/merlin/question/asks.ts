/** A question in words: its title, its rule, its subject, and how to decline. */

import { t } from "../../lib/i18n.svelte";
import type { Act, Situation } from "../choosing/acts";
import { answered } from "../layers";
import type { Event } from "../rules";
import { wordsFor } from "../telling/phrases";

/**
 * A question in one record. A function that returns null leaves it to the layers further in, and to the catalogue.
 */
export interface AskRecord {
  readonly title?: (acts: readonly Act[]) => string | null;
  /** Its subject, in a sentence. */
  readonly text?: (situation: Situation, acts: readonly Act[]) => string | null;
  /** The words to decline it. */
  readonly decline?: (situation: Situation, acts: readonly Act[]) => string | null;
  /** The rule to read, if the server gives a wider one. */
  readonly rule?: (acts: readonly Act[]) => string | null;
  /** Whether its answers are given along with an option that leads to it. */
  readonly joins?: (before: Act) => boolean;
}
/** The records of a layer by name: of a question of the rules, or of one asked once something is picked. */
export type AskTable = Readonly<Record<string, AskRecord>>;

/** The question that ends a turn. */
export const REST = "rest";

/** The title of a question; `acts` are its options. */
export function askTitle(ask: string, acts: readonly Act[]): string {
  return answered(({ asks }) => asks?.[ask]?.title?.(acts)) ?? wordsFor("ask", ask) ?? t("ml.ask.other");
}

/** The rule to read; `rule` is the one that the server gives. */
export function askRule(ask: string, rule: string | null, acts: readonly Act[]): string | null {
  return answered(({ asks }) => asks?.[ask]?.rule?.(acts)) ?? rule;
}

/** The subject of a question, in a sentence. */
export function askText(ask: string, situation: Situation, acts: readonly Act[]): string {
  return answered(({ asks }) => asks?.[ask]?.text?.(situation, acts)) ?? wordsFor("say", ask) ?? "";
}

/** The words to decline; `acts` are the other options. */
export function declineTitle(ask: string, situation: Situation, acts: readonly Act[] = []): string {
  return (
    answered(({ asks }) => asks?.[ask]?.decline?.(situation, acts)) ??
    wordsFor("decline", ask) ??
    t("ml.decline.other")
  );
}

/** A note for waiting players on others' decisions during a turn. They see the events, but not the question. */
export function asideText(events: readonly Event[]): string | null {
  const begun = events.findLastIndex(({ name }) => name === "turn" || name === "round-ended");
  const since = events.slice(begun + 1);
  return answered(({ aside }) => aside?.(since));
}
