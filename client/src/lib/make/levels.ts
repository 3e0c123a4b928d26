/** The levels of bots in words. An unknown level of a newer server keeps its own name. */

import { hasWords, t } from "../i18n.svelte";

/** The default level of a bot. */
export const USUAL = "knight";

export function levelName(bot: string): string {
  const key = `bot.${bot}`;
  return hasWords(key) ? t(key as "bot.knight") : bot;
}

/** Who plays at a level. */
export function personOf(bot: string): string {
  const key = `bot.${bot}.person`;
  return hasWords(key) ? t(key as "bot.knight.person") : levelName(bot);
}

export interface Level {
  bot: string;
  name: string;
  /** How a bot of this level plays. */
  about: string | undefined;
}

/** The levels of a game, weakest first, as every menu of them shows them. */
export function levelsOf(bots: readonly string[]): Level[] {
  return bots.map((bot) => ({ bot, name: levelName(bot), about: levelAbout(bot) }));
}

/** How a bot of this level plays. */
export function levelAbout(bot: string): string | undefined {
  const key = `bot.${bot}.about`;
  return hasWords(key) ? t(key as "bot.knight.about") : undefined;
}
