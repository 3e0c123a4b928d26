import { course, LESSONS } from "../testing/lessons";
import { describeLesson } from "../../test/courses";

/** Hints about things that do not happen to everybody. */
const MISSING: Readonly<Record<string, readonly string[]>> = { kingarthur: ["merlin"], seals: ["repeated"] };

for (const [key, lesson] of Object.entries(LESSONS)) {
  describeLesson(key, {
    lesson: () => Promise.resolve(lesson),
    course: () => course(key),
    turns: 10,
    missing: MISSING[key] ?? [],
    tabs: ["adventures"],
  });
}
