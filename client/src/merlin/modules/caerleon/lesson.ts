/** The first lesson of the City of Caerleon. */

import { isFirst, lessonOf } from "../../guided/lesson";
import {
  asks,
  choose,
  chooses,
  goesTo,
  has,
  isMove,
  movesTo,
  spacesOf,
  type Moment,
} from "../../guided/moment";
import { PLACES } from "../../position/words";

/** A vassal that works; the lady only places a marker. */
function worker(moment: Moment) {
  return choose(
    moment,
    moment.acts.find((act) => act.kind === "post" && act.vassal !== "lady"),
  );
}

export const LESSON = lessonOf("caerleon", [
  {
    id: "welcome",
    rule: "R70.1",
    when: isFirst,
    marks: () => PLACES.map((place) => `place:${place}`),
  },
  {
    id: "stores",
    rule: "R70.2",
    when: isFirst,
  },
  {
    id: "go",
    rule: "R72",
    when: (moment) => isMove(moment) && movesTo(moment, "principality").length > 0,
    marks: spacesOf("principality"),
    advice: goesTo("principality"),
  },
  {
    id: "send",
    rule: "R72",
    when: (moment) => has(moment, "post"),
    advice: worker,
    explains: ["post"],
  },
  { id: "room", rule: "R71", when: asks("make-room") },
  { id: "fetch", rule: "R72", when: asks("fetch"), advice: chooses("take") },
  { id: "merchant", rule: "R72", when: asks("merchant") },
  {
    id: "places",
    rule: "R71",
    when: (moment) => isMove(moment, 2),
    marks: ({ view, seat }) =>
      PLACES.filter((place) => Object.values(view.vassals[seat] ?? {}).includes(place)).map(
        (place) => `place:${place}`,
      ),
  },
  {
    id: "influence",
    rule: "R73",
    when: (moment) => isMove(moment, 3) && movesTo(moment, "influence").length > 0,
    marks: spacesOf("influence"),
    explains: ["claim"],
  },
]);
