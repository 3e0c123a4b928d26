/** The first lesson of the Knights of the Round Table. */

import { t } from "../../../lib/i18n.svelte";
import { isCounted, isFirst, lessonOf } from "../../guided/lesson";
import { chooses, has, type Moment } from "../../guided/moment";
import type { Ally } from "../../rules";
import { allyId, placesOf } from "./ally";
import { ofAllies } from "./allies";
import { allyText } from "./texts";
import { allyName } from "./phrases";

function own({ view, seat }: Moment): readonly Ally[] {
  return view.knights?.allies[seat] ?? [];
}

/** The ally that helps most often is easy to use for a first time. */
const easy = chooses("ally", ({ ally }, { parts }) => parts.allies.tiles[ally] ?? 0);

/** The kinds of acts with which allies help. */
const HELP = new Set(ofAllies("acts").flatMap((acts) => Object.keys(acts)));

function helps({ acts }: Moment): boolean {
  return acts.some(({ kind }) => HELP.has(kind));
}

export const LESSON = lessonOf("knights", [
  {
    id: "welcome",
    rule: "R40.1",
    when: (moment) => has(moment, "ally"),
    advice: easy,
    explains: ["ally"],
  },
  {
    id: "second",
    rule: "R40.1",
    when: (moment) => has(moment, "ally") && own(moment).length > 0,
    advice: easy,
  },
  {
    id: "allies",
    rule: "R40.2",
    when: isFirst,
    marks: (moment) =>
      own(moment).flatMap((ally) => [allyId(moment.seat, ally), ...placesOf(moment.seat, ally)]),
    text: (moment) =>
      [
        t("lesson.knights.allies.text"),
        ...own(moment).map((ally) =>
          t("lesson.knights.ally", { name: allyName(ally), text: allyText(ally, moment.view) }),
        ),
      ].join(" "),
  },
  {
    id: "tile",
    rule: "R40.2",
    when: (moment) => moment.ask === "move" && helps(moment),
    marks: (moment) => own(moment).map((ally) => allyId(moment.seat, ally)),
  },
  { id: "asked", rule: "R40.2", when: (moment) => moment.ask !== "move" && helps(moment) },
  { id: "points", rule: "R13.4", when: isCounted },
]);
