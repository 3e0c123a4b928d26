/** The first lesson of the market. */

import { isFirst, lessonOf } from "../../guided/lesson";
import { choose, chooses, goesTo, has, isMove, movesTo, spacesOf, type Moment } from "../../guided/moment";
import { coinsOf } from "../gold/position";
import { ownWares } from "./position";
import { recordOf, SORTS, sortOfWare } from "./wares";

function hired({ view, seat }: Moment): readonly string[] {
  return view.market?.hired[seat] ?? [];
}

/** The wares that take a turn in place of a die. */
const HELPERS = SORTS.filter((sort) => recordOf(sort).helpers);

/** The helper that goes farthest. */
function hire(moment: Moment) {
  const reach = (ware: string) =>
    HELPERS.some((sort) => sort === sortOfWare(ware)) ? Number(ware.split("-").at(-1)) : 0;
  return chooses("buy", ({ ware }) => reach(ware))(moment);
}

function labour(moment: Moment) {
  const own = hired(moment);
  return choose(
    moment,
    moment.acts.find((act) => act.kind === "go" && own.includes(act.die)),
  );
}

export const LESSON = lessonOf("market", [
  {
    id: "welcome",
    rule: "R60.1",
    when: isFirst,
    marks: () => ["board:market"],
  },
  {
    id: "buy",
    rule: "R60.2",
    when: (moment) => has(moment, "buy"),
    marks: ({ seat }) => [`coin:${seat}`],
    advice: hire,
    explains: ["buy"],
  },
  {
    id: "missions",
    rule: "R110.11",
    when: (moment) => has(moment, "buy") && has(moment, "mission"),
    explains: ["mission"],
  },
  {
    id: "helper",
    rule: "R62",
    when: (moment) => moment.ask === "move" && hired(moment).length > 0,
    marks: (moment) => hired(moment).map((one) => `die:${moment.seat}:${one}`),
    advice: labour,
    explains: HELPERS.map((sort) => `go:${sort}`),
  },
  {
    id: "coins",
    rule: "R53",
    when: (moment) =>
      isMove(moment, 1) && coinsOf(moment.view, moment.seat) < 2 && movesTo(moment, "gold").length > 0,
    marks: spacesOf("gold"),
    advice: goesTo("gold"),
  },
  {
    id: "wares",
    rule: "R61",
    when: ({ view, ask, seat }) =>
      ask === "move" && SORTS.some((sort) => recordOf(sort).rule === "R61" && ownWares(view, seat, sort) > 0),
  },
  { id: "settle", rule: "R61", when: (moment) => has(moment, "settle"), explains: ["settle"] },
  {
    id: "home",
    rule: "R62.4",
    when: (moment) => isMove(moment) && moment.view.round > 1,
  },
]);
