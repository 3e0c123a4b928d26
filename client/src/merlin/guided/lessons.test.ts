import { course, lessonFor, LESSON_KEYS } from "../testing/lessons";
import { describeLesson } from "../../test/courses";

/** Two rounds and a scoring; the first game has two chapters of them. */
const TURNS = { merlin: 16, other: 10 };
/** Hints about things that do not happen to everybody. */
const MISSING: Readonly<Record<string, readonly string[]>> = {
  merlin: ["last", "end"],
  favor: ["row2"],
  arthur: ["signet", "stairs", "activate"],
  treasures: ["fetch", "lose"],
  gold: ["pluck"],
  market: ["wares", "settle"],
  caerleon: ["room"],
  morgana: [],
};

for (const key of LESSON_KEYS) {
  describeLesson(key, {
    lesson: () => lessonFor(key),
    course: () => course(key),
    turns: key === "merlin" ? TURNS.merlin : TURNS.other,
    missing: MISSING[key] ?? [],
    tabs: ["castle", "missions"],
  });
}
