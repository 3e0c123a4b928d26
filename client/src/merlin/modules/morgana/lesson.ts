/** The first lesson of Morgana. */

import { isFirst, lessonOf } from "../../guided/lesson";
import { asks, chooses, has, isMove } from "../../guided/moment";
import { lying, MORGANA } from "./kitchen";

export const LESSON = lessonOf("morgana", [
  {
    id: "welcome",
    rule: "R80.4",
    when: isFirst,
    marks: ({ view }) => (view.morgana ? lying(view.morgana).map((die) => `die:${MORGANA}:${die}`) : []),
  },
  {
    id: "brew",
    rule: "R81",
    when: (moment) => has(moment, "cauldron", "poison", "horn"),
    marks: () => ["board:kitchen"],
    advice: chooses("cauldron"),
    explains: ["cauldron", "poison", "horn"],
  },
  {
    id: "haunt",
    rule: "R85.1",
    when: (moment) => has(moment, "haunt"),
    advice: chooses("haunt"),
    explains: ["haunt"],
  },
  {
    id: "token",
    rule: "R86",
    when: asks("bewitch", "swap-figures", "witch-gold", "dark", "hut"),
    explains: ["bewitch", "hut", "darken"],
  },
  {
    id: "closed",
    rule: "R82",
    when: ({ view, ask }) => ask === "move" && (view.closed ?? null) !== null,
    marks: ({ view }) => [`figure:${MORGANA}`, ...(view.closed ? [`place:${view.closed}`] : [])],
  },
  {
    id: "poison",
    rule: "R83",
    when: ({ view, ask, seat }) => ask === "move" && (view.morgana?.poisoned[seat] ?? 0) > 0,
    marks: ({ seat }) => [`poison:${seat}`],
    tab: "castle",
    explains: ["curse"],
  },
  {
    id: "horn",
    rule: "R84",
    when: (moment) => isMove(moment, 2),
    marks: () => ["treasure:horn"],
  },
]);
