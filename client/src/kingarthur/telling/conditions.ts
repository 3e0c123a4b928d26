/** What adventures ask for, in words. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import type { Condition } from "../position/cards";
import { adversaryName, kindWord } from "./phrases";

/** "dragons worth 8 in total" */
export function conditionWords(condition: Condition): string {
  if ("total" in condition) {
    const { total: n, kind } = condition;
    return kind ? t(`ka.condition.total.${kind}`, { n }) : t("ka.condition.total", { n });
  }
  if ("cards" in condition) return t("ka.condition.cards", { words: inWords(condition.cards) });
  if ("kinds" in condition) return t("ka.condition.kinds", { kinds: list(condition.kinds.map(kindWord)) });
  const each = t("ka.condition.each", {
    each: list(condition.each.map((n) => t("ka.condition.least", { n }))),
  });
  if (condition.alone === null) return each;
  return t("ka.condition.alone", { condition: each, card: adversaryName(condition.alone) });
}
