/** The guidance at a table of King Arthur: the hints of its lesson, for its position. */

import { Guidance, scriptOf } from "../../table/guided";
import type { Desk } from "../page/desk.svelte";
import Portrait from "./Portrait.svelte";
import Place from "./Place.svelte";
import { LESSON } from "./hints";
import type { Lesson, Moment } from "./moment";

async function lessonOf(key: string): Promise<Lesson> {
  return key === "seals" ? (await import("../modules/seals/lesson")).LESSON : LESSON;
}

function momentAt({ view, cards, sitting, choosing }: Desk): Moment | null {
  if (!view || sitting.you === null) return null;
  const ask = sitting.deciding.question?.ask ?? null;
  return { view, cards, seat: sitting.you, ask, acts: choosing.moves };
}

function questionAt({ sitting: { over, deciding, questionKey } }: Desk): string | null {
  return over ? "over" : deciding.question ? questionKey : null;
}

/** The guidance, and its place on the page. */
export class CardGuidance extends Guidance {
  readonly Place = Place;
}

export async function guidanceAt(desk: Desk, lesson: string): Promise<CardGuidance> {
  const now = () => ({ moment: momentAt(desk), question: questionAt(desk) });
  return new CardGuidance(desk.live.id, scriptOf(await lessonOf(lesson), now), Portrait);
}
