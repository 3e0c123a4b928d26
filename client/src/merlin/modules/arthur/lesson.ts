/** The first lesson of Arthur: ten turns, two of them with his die. */

import { isCounted, isFirst, lessonOf } from "../../guided/lesson";
import { choose, chooses, has, isMove, movesTo, spacesOf, type Moment } from "../../guided/moment";
import type { Action } from "../../position/words";
import { ARTHUR } from "./position";

/** What is worth a move of Arthur, the best first. */
const WORTH: readonly Action[] = ["picts", "resource", "signet", "stairs", "excalibur", "grail", "merlin"];

function march(moment: Moment) {
  const moves = movesTo(moment, ...WORTH).filter(({ die }) => die === ARTHUR);
  const best = WORTH.flatMap((action) => movesTo({ ...moment, acts: moves }, action))[0];
  return choose(moment, best);
}

export const LESSON = lessonOf("arthur", [
  {
    id: "welcome",
    rule: "R30.1",
    when: isFirst,
    marks: ({ seat }) => [`die:${seat}:${ARTHUR}`],
  },
  {
    id: "inner",
    rule: "R30.2",
    when: isFirst,
    marks: () => [`figure:${ARTHUR}`],
    explains: ["go:arthur"],
  },
  {
    id: "spaces",
    rule: "R31",
    when: isFirst,
    marks: spacesOf("resource", "picts"),
    advice: march,
  },
  {
    id: "pict",
    rule: "R31.6",
    when: (moment) => has(moment, "defeat"),
    marks: ({ acts }) => acts.flatMap((act) => (act.kind === "defeat" ? [`pict:${act.pict}`] : [])),
    advice: chooses("defeat", ({ pict }, { parts }) => parts.picts[pict]?.value ?? 0),
    explains: ["defeat"],
  },
  { id: "resource", rule: "R31.1", when: ({ ask }) => ask === "resource" },
  { id: "signet", rule: "R31.2", when: (moment) => has(moment, "signet"), explains: ["signet"] },
  { id: "stairs", rule: "R31.3", when: (moment) => has(moment, "climb"), explains: ["climb"] },
  { id: "march", rule: "R31.4", when: (moment) => has(moment, "march"), explains: ["march"] },
  { id: "replace", rule: "R31.5", when: (moment) => has(moment, "supplant"), explains: ["supplant"] },
  { id: "activate", rule: "R33", when: (moment) => has(moment, "activate"), explains: ["activate"] },
  {
    id: "flags",
    rule: "R10.7",
    when: (moment) => has(moment, "nudge", "switch"),
    explains: ["nudge", "switch"],
  },
  {
    id: "picts",
    rule: "R35",
    when: (moment) => isMove(moment, 1) && (moment.view.picts?.[moment.seat]?.length ?? 0) > 0,
    marks: ({ seat }) => [`picts:${seat}`],
    tab: "castle",
  },
  {
    id: "manors",
    rule: "R34",
    when: isCounted,
    marks: () => ["panel:projected"],
  },
]);
