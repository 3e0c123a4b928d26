/** The guidance at a table of Merlin: the hints of its lesson, for its position. */

import { Guidance, scriptOf } from "../../table/guided";
import { layers } from "../layers";
import type { Desk } from "../page/desk.svelte";
import Portrait from "./Portrait.svelte";
import { LESSON } from "./hints";
import type { Lesson, Moment } from "./moment";

/** The lesson of a module or, for any other key, the first game. */
async function lessonOf(key: string): Promise<Lesson> {
  const layer = layers().find((one) => one.key === key);
  return layer?.lesson ? (await layer.lesson()).LESSON : LESSON;
}

function momentAt({ view, parts, you, choosing, sitting, events }: Desk): Moment | null {
  if (!view || you === null) return null;
  const ask = sitting.deciding.question?.ask ?? null;
  const { canUndo } = sitting.playback;
  return { view, parts, seat: you, ask, acts: choosing.acts, events, canUndo };
}

function questionAt({ sitting: { over, deciding, questionKey } }: Desk): string | null {
  return over ? "over" : deciding.question ? questionKey : null;
}

export async function guidanceAt(desk: Desk, lesson: string): Promise<Guidance> {
  const now = () => ({ moment: momentAt(desk), question: questionAt(desk) });
  return new Guidance(desk.live.id, scriptOf(await lessonOf(lesson), now), Portrait);
}
