/** The first lesson of gold and mistletoe. */

import { afterChange } from "../../choosing/moving";
import { isCounted, isFirst, lessonOf } from "../../guided/lesson";
import {
  choose,
  goesTo,
  has,
  isMove,
  movesTo,
  spacesOf,
  type Advice,
  type Moment,
} from "../../guided/moment";
import { actionOf } from "../../position/words";
import { known } from "../../guided/hints";

/** A coin that brings a figure to gold, if no die does. */
function payForGold(moment: Moment): Advice | null {
  if (movesTo(moment, "gold").length) return null;
  const leads = (die: string, face: number) =>
    afterChange({ die, face }, moment).landings.some(({ space }) => actionOf(space) === "gold");
  return choose(
    moment,
    moment.acts.find((act) => act.kind === "coin" && leads(act.die, act.face)),
  );
}

export const LESSON = lessonOf("gold", [
  {
    id: "welcome",
    rule: "R53",
    when: isFirst,
    marks: spacesOf("gold", "mistletoe"),
  },
  {
    id: "coin",
    rule: "R51",
    when: (moment) => has(moment, "coin"),
    marks: ({ seat }) => [`coin:${seat}`],
    advice: payForGold,
    tab: "castle",
    explains: ["coin"],
  },
  {
    id: "sprig",
    rule: "R52",
    when: (moment) => isFirst(moment) || has(moment, "mission", "relieve"),
    marks: ({ seat }) => [`mistletoe:${seat}`],
    tab: "castle",
    explains: ["relieve"],
  },
  {
    id: "spaces",
    rule: "R53",
    when: (moment) => isMove(moment) && movesTo(moment, "gold", "mistletoe").length > 0,
    marks: spacesOf("gold", "mistletoe"),
    advice: goesTo("gold", "mistletoe"),
  },
  { id: "pluck", rule: "R53", when: (moment) => has(moment, "pluck"), explains: ["pluck"] },
  known("send"),
  { id: "pairs", rule: "R13.3", when: isCounted, marks: ({ seat }) => [`coin:${seat}`], tab: "castle" },
]);
