/** The first lesson of King's decree. */

import { isFirst, lessonOf } from "../../guided/lesson";
import { chooses, goesTo, has, isMove, movesTo } from "../../guided/moment";
import { PLACES } from "../../position/words";
import { decreePoints } from "./decrees";

export const LESSON = lessonOf("decrees", [
  {
    id: "welcome",
    rule: "R101",
    when: isFirst,
    marks: () => PLACES.map((place) => `stack:${place}`),
  },
  {
    id: "go",
    rule: "R8.1",
    when: (moment) => isMove(moment) && movesTo(moment, "principality").length > 0,
    advice: goesTo("principality"),
  },
  {
    id: "look",
    rule: "R101",
    when: (moment) => has(moment, "look"),
    marks: ({ acts }) => acts.flatMap((act) => (act.kind === "look" ? [`stack:${act.place}`] : [])),
    advice: chooses("look"),
    explains: ["look"],
  },
  {
    id: "bring",
    rule: "R101",
    when: (moment) => has(moment, "bring"),
    advice: chooses("bring", ({ decree }) => decreePoints(decree) ?? 0),
    explains: ["bring"],
  },
  {
    id: "keep",
    rule: "R102",
    when: (moment) => has(moment, "decree"),
    marks: ({ seat }) => [`decrees:${seat}`],
    tab: "castle",
    explains: ["decree"],
  },
  {
    id: "two",
    rule: "R102",
    when: (moment) => has(moment, "decrees"),
    marks: ({ seat }) => [`decrees:${seat}`],
    tab: "castle",
    explains: ["decrees"],
  },
  {
    id: "three",
    rule: "R102",
    when: (moment) => isMove(moment, 3) && (moment.view.decrees?.[moment.seat]?.length ?? 0) > 0,
    marks: ({ seat }) => [`decrees:${seat}`],
    advice: goesTo("principality"),
    tab: "castle",
  },
]);
