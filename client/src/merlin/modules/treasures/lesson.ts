/** The first lesson of the treasures of the environs. */

import { canBuild, isFirst, lessonOf, towardsManor } from "../../guided/lesson";
import { choose, chooses, goesTo, has, isMove, type Moment } from "../../guided/moment";
import { goodsOf } from "../../position/view";

function treasures({ view }: Pick<Moment, "view">): string[] {
  return Object.keys(view.tiles).filter(
    (cell) => view.tiles[cell]?.treasure && view.manors[cell] === undefined,
  );
}

/** Treasures that are easy to use, for a first choice. */
const WORTH: readonly string[] = ["staff", "apple", "excalibur", "grail"];

function worth(cell: string, { view }: Moment): number {
  const treasure = view.tiles[cell]?.treasure;
  if (!treasure) return 0;
  return 2 + WORTH.length - WORTH.indexOf(treasure.find) * Number(WORTH.includes(treasure.find));
}

export const LESSON = lessonOf("treasures", [
  {
    id: "welcome",
    rule: "R91",
    when: isFirst,
    marks: (moment) => treasures(moment).map((cell) => `cell:${cell}`),
  },
  {
    id: "material",
    rule: "R8.1a",
    when: (moment) => isMove(moment) && goodsOf(moment.view, moment.seat, "material", "pay") === 0,
    advice: goesTo("principality"),
  },
  {
    id: "builder",
    rule: "R8.1a",
    when: (moment) =>
      goodsOf(moment.view, moment.seat, "material", "pay") === 0 &&
      moment.acts.some((act) => act.kind === "post" && act.vassal === "builder"),
    advice: (moment) =>
      choose(
        moment,
        moment.acts.find((act) => act.kind === "post" && act.vassal === "builder"),
      ),
  },
  { id: "build", rule: "R8.9", when: canBuild, advice: towardsManor },
  {
    id: "site",
    rule: "R92",
    when: (moment) => has(moment, "build"),
    marks: ({ acts, view }) =>
      acts.flatMap((act) =>
        act.kind === "build" && view.tiles[act.cell]?.treasure ? [`cell:${act.cell}`] : [],
      ),
    advice: chooses("build", ({ cell }, moment) => worth(cell, moment)),
    explains: ["build"],
  },
  { id: "fetch", rule: "R92.5", when: (moment) => has(moment, "fetch"), explains: ["fetch"] },
  { id: "demand", rule: "R92.6", when: (moment) => has(moment, "demand"), explains: ["demand"] },
  {
    id: "lose",
    rule: "R92.6",
    when: (moment) => has(moment, "lose", "withdraw"),
    explains: ["lose", "withdraw"],
  },
  {
    id: "found",
    rule: "R92",
    when: (moment) => isMove(moment) && found(moment),
  },
]);

/** Whether the reader has built on a treasure. */
function found({ view, seat }: Moment): boolean {
  return Object.keys(view.manors).some((cell) => view.manors[cell] === seat && view.tiles[cell]?.treasure);
}
