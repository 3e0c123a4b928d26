/** What the pages of King Arthur tell beside the numbered rules, for the search: chapters and adventures. */

import { ADVENTURES } from "../../drawings/cards";
import { readCards } from "../../kingarthur/position/cards";
import { conditionWords } from "../../kingarthur/telling/conditions";
import type { Book, GameInfo } from "../../lib/api";
import { capitalised, t } from "../../lib/i18n.svelte";
import { toldInChapters } from "../illustrated";
import type { Told } from "../search";
import { ADVENTURE_RULES } from "./adventures";

export function told(game: GameInfo, book: Book): Told[] {
  const cards = readCards(game.components);
  const adventures = ADVENTURES.map((id) => ({
    title: t(`ka.adventure.${id}`),
    text: `${capitalised(conditionWords(cards[id].condition))}.`,
    rule: ADVENTURE_RULES[id],
  }));
  return [...adventures, ...toldInChapters(book, "kb")];
}
