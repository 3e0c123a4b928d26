/** What the pages of Merlin tell beside the numbered rules, for the search: chapters, spaces and parts of the board. */

import "../../merlin/base";
import type { Book, GameInfo } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { readParts } from "../../merlin/position/parts";
import { toldInChapters } from "../illustrated";
import type { Told } from "../search";
import { BOARD, BOARD_PARTS } from "./board";
import { sortLine, sortName, sortRule, sortsOf } from "./spaces";

export function told(game: GameInfo, book: Book): Told[] {
  const spaces = sortsOf(readParts(game.components).ring, () => null).map((sort) => ({
    title: sortName(sort),
    text: sortLine(sort),
    rule: sortRule(sort),
  }));
  const parts = BOARD_PARTS.map((part) => ({
    title: t(`mr.board.${part}`),
    text: t(`mr.board.${part}.text`),
    rule: BOARD[part],
  }));
  return [...spaces, ...parts, ...toldInChapters(book, "mb")];
}
