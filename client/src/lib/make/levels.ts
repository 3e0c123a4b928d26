/** The levels of bots in words. An unknown level of a newer server keeps its own name. */

import { hasWords, t } from "../i18n.svelte";

export function levelName(bot: string): string {
  const key = `bot.${bot}`;
  return hasWords(key) ? t(key as "bot.greedy") : bot;
}

/** How a bot of this level plays. */
export function levelAbout(bot: string): string | undefined {
  const key = `bot.${bot}.about`;
  return hasWords(key) ? t(key as "bot.greedy.about") : undefined;
}
