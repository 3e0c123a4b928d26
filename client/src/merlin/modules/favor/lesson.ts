/** The first lesson of King's favor. */

import { known } from "../../guided/hints";
import { isFirst, lessonOf, towardsMission } from "../../guided/lesson";
import { chooses, has, isMove, type Hint, type Moment } from "../../guided/moment";
import { ABILITIES, rowOf, type Ability, type Row } from "./abilities";

function learned({ view, seat }: Moment, row: Row): Ability[] {
  return ABILITIES.filter((ability) => rowOf(ability) === row && view.seals?.[seat]?.[ability] !== undefined);
}

/** What an ability of a row does, once the reader has one. */
function ability(row: Row): Hint {
  return {
    id: `row${row}`,
    rule: `R2${row}`,
    when: (moment) => isMove(moment) && learned(moment, row).length > 0,
    marks: (moment) => learned(moment, row).map((one) => `ability:${moment.seat}:${one}`),
    tab: "castle",
  };
}

export const LESSON = lessonOf("favor", [
  {
    id: "welcome",
    rule: "R20.1",
    when: isFirst,
    marks: ({ seat }) => ABILITIES.map((one) => `ability:${seat}:${one}`),
    tab: "castle",
  },
  {
    id: "office",
    rule: "R9.4",
    when: isFirst,
    marks: ({ view, seat }) => (view.hands[seat]?.cards ?? []).map((card) => `mission:${card}`),
    advice: towardsMission,
    tab: "missions",
  },
  known("send"),
  {
    id: "mission",
    rule: "R20.2",
    when: (moment) => has(moment, "mission"),
    marks: ({ acts }) => acts.flatMap((act) => (act.kind === "mission" ? [`mission:${act.card}`] : [])),
    advice: towardsMission,
    tab: "missions",
    explains: ["mission"],
  },
  {
    id: "learn",
    rule: "R20.2",
    when: (moment) => has(moment, "learn"),
    marks: ({ acts, seat }) =>
      acts.flatMap((act) => (act.kind === "learn" ? [`ability:${seat}:${act.ability}`] : [])),
    advice: chooses("learn", (act) => rowOf(act.ability)),
    tab: "castle",
    explains: ["learn"],
  },
  ability(1),
  ability(2),
  ability(3),
]);
