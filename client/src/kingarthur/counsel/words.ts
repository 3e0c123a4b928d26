/** What counsel and the story of a game speak of in King Arthur. */

import { adversaryOf, type Adventure, type Kind } from "../../drawings/cards";
import { inWords, list, t, type PlainKey } from "../../lib/i18n.svelte";
import { numeric, word, type Facts } from "../../table/counsel/numbers";
import { conditionOf } from "../position/cards";
import { conditionWords } from "../telling/conditions";
import { adversaryName, kindWord, whatAdversaries } from "../telling/phrases";

/** The name of a source. */
export function sourceWords(source: string): string {
  return t((source === "adventures" ? "ka.source.adventures" : `cc.source.${source}`) as PlainKey);
}

/** An adventure and what it is worth. */
export function adventureIn(facts: Facts): { adventure: string; n: number } {
  const adventure = t(`ka.adventure.${word(facts, "adventure") as Adventure}`);
  return { adventure, n: numeric(facts, "points") };
}

/** Adversaries by name: "Dragon 4, Dragon 2" */
export function cardsIn(facts: Facts): string {
  return list((facts["cards"] as string[]).map(adversaryName));
}

/** Adversaries as what is won: "a dragon 4 and a dragon 2" */
export function wonIn(facts: Facts): string {
  return whatAdversaries(facts["cards"] as string[]);
}

/** The kind of the adversaries that a reason is about. */
export function kindIn(facts: Facts): Kind {
  return "kind" in facts ? (word(facts, "kind") as Kind) : adversaryOf(word(facts, "adversary")).kind;
}

/** What an adventure still asks for: "dragons worth 3 in total" */
export function lackingIn(facts: Facts): string {
  const condition = conditionOf(facts["lacking"] as Record<string, unknown>);
  if ("total" in condition) return conditionWords(condition);
  if ("cards" in condition)
    return t("cc.lacking.cards", { n: condition.cards, words: inWords(condition.cards) });
  if ("kinds" in condition) return list(condition.kinds.map(kindWord));
  return list(condition.each.map((n) => t("ka.condition.least", { n })));
}
