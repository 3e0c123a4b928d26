/** A question in words: its title, its rule, what it is about, and how to decline. */

import { t } from "../../lib/i18n.svelte";
import type { Act, Situation } from "../choosing/acts";
import { answered } from "../layers";
import type { Event } from "../rules";
import { wordsFor } from "../telling/phrases";

/** A question in one record. A function that answers null leaves it to the layers further in, and to the catalogue. */
export interface AskRecord {
  readonly title?: (acts: readonly Act[]) => string | null;
  /** What it is about, in a sentence. */
  readonly text?: (situation: Situation, acts: readonly Act[]) => string | null;
  /** How to say no. */
  readonly decline?: (situation: Situation, acts: readonly Act[]) => string | null;
  /** The rule to read, where the server names a wider one. */
  readonly rule?: (acts: readonly Act[]) => string | null;
}
/** The records of a layer by what is asked: a question of the rules, or what is asked once something is picked. */
export type AskTable = Readonly<Record<string, AskRecord>>;

/** The question that a turn ends with. */
export const REST = "rest";

/** The question in words; `acts` are what it offers. */
export function askTitle(ask: string, acts: readonly Act[]): string {
  return answered(({ asks }) => asks?.[ask]?.title?.(acts)) ?? wordsFor("ask", ask) ?? t("ml.ask.other");
}

/** The rule to read; `rule` is what the server names. */
export function askRule(ask: string, rule: string | null, acts: readonly Act[]): string | null {
  return answered(({ asks }) => asks?.[ask]?.rule?.(acts)) ?? rule;
}

/** What it is about, in a sentence. */
export function askText(ask: string, situation: Situation, acts: readonly Act[]): string {
  return answered(({ asks }) => asks?.[ask]?.text?.(situation, acts)) ?? wordsFor("say", ask) ?? "";
}

/** How to say no; `acts` are what is offered besides. */
export function declineTitle(ask: string, situation: Situation, acts: readonly Act[] = []): string {
  return (
    answered(({ asks }) => asks?.[ask]?.decline?.(situation, acts)) ??
    wordsFor("decline", ask) ??
    t("ml.decline.other")
  );
}

/** What others decide in the turn of somebody else, for those who wait: they see what has happened, not what is asked. */
export function asideText(events: readonly Event[]): string | null {
  const begun = events.findLastIndex(({ name }) => name === "turn" || name === "round-ended");
  const since = events.slice(begun + 1);
  return answered(({ aside }) => aside?.(since));
}
