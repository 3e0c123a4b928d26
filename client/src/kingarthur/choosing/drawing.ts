/** Drawing adversaries and knights. */

import { parts, t } from "../../lib/i18n.svelte";
import { ADVERSARY_SUPPLY, KNIGHT_SUPPLY, type DrawAdversaries, type DrawKnights } from "./moves";
import { rowFor, type ActRecord } from "./record";

const FREE = { cards: [], price: 0 };

export const drawAdversaries: ActRecord<DrawAdversaries> = {
  read: (_, word) => ({ kind: "draw-adversaries", word, target: ADVERSARY_SUPPLY, ...FREE }),
  title: () => t("ka.ask.draw-adversaries"),
  about: () => parts("ka.say.draw-adversaries"),
  decline: "ka.decline.draw-adversaries",
  rows: (group) => [
    {
      ...rowFor(group),
      title: t("ka.option.draw-adversaries"),
      detail: null,
      sign: { supply: "adversaries" },
    },
  ],
  button: () => t("ka.option.draw-adversaries"),
};

/** Whether the question is about a single knight. */
function isOne(deeds: readonly DrawKnights[]): boolean {
  return deeds.length > 0 && deeds.every(({ count }) => count === 1);
}

function drawing({ count }: DrawKnights): string {
  return t(count === 2 ? "ka.option.draw-knights.2" : "ka.option.draw-knights.1");
}

export const drawKnights: ActRecord<DrawKnights> = {
  read: (option, word) => ({
    kind: "draw-knights",
    word,
    target: KNIGHT_SUPPLY,
    ...FREE,
    count: Number(option),
  }),
  title: (deeds) => t(isOne(deeds) ? "ka.ask.draw-knights.one" : "ka.ask.draw-knights"),
  about: (deeds) => parts(isOne(deeds) ? "ka.say.draw-knights.one" : "ka.say.draw-knights.two"),
  decline: "ka.decline.draw-knights",
  /** Each number of knights is a row. */
  rows: ({ target, moves }) =>
    [...moves]
      .sort((one, other) => other.count - one.count)
      .map((move) => ({
        id: move.word,
        target,
        move,
        title: drawing(move),
        detail: null,
        sign: { supply: "knights" },
      })),
  button: drawing,
};
