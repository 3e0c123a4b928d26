/** What lessons are called. */

import { hasWords, t, type PlainKey } from "./i18n.svelte";

/** The title of a lesson: the first game, or what it adds to that. */
export function lessonTitle(key: string): string {
  if (key === "kingarthur") return t("guided.cards");
  const words = `hall.with.${key}`;
  return hasWords(words) ? t("guided.lesson", { with: t(words as PlainKey) }) : t("guided.title");
}
