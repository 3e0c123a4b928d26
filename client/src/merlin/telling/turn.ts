/** This turn so far, as a trail: its steps, and the current question. */

import type { Part } from "../../lib/i18n.svelte";
import { actsOf } from "../choosing/acts";
import type { QuestionInfo } from "../../lib/api";
import { askTitle } from "../question/asks";
import type { Parts } from "../position/parts";
import { lineOf, type Readers } from "./sentences";
import type { Event } from "../rules";

export interface TrailStep {
  readonly id: number;
  readonly state: "done" | "now";
  readonly seat: number | null;
  readonly parts: readonly Part[];
  /** The points of the step, or null. */
  readonly points: number | null;
}

/** Events told with the step before them: the immediate gains of a move, a mission or a vassal. */
const FOLLOWS = ["scored"];

/** The events of the current turn, or of the scoring. */
export function thisTurn(events: readonly Event[]): readonly Event[] {
  const begun = events.findLastIndex(({ name }) => name === "turn" || name === "scoring");
  return events.slice(begun + 1);
}

/** The steps of this turn; `question` is the current question. */
export function trailOf(
  events: readonly Event[],
  question: QuestionInfo | null,
  readers: Readers,
  parts: Parts | null,
): TrailStep[] {
  const steps: TrailStep[] = [];
  for (const event of thisTurn(events)) {
    const line = lineOf(event, readers, parts);
    const before = steps.at(-1);
    if (before && before.seat === event.seat && FOLLOWS.includes(event.name) && before.points === null) {
      steps[steps.length - 1] = { ...before, points: line?.points ?? null };
    } else if (line) {
      steps.push({
        id: steps.length + 1,
        state: "done",
        seat: line.seat,
        parts: line.parts,
        points: line.points,
      });
    }
  }
  if (question) {
    const text = askTitle(question.ask, actsOf(question));
    const part: Part = { text, bold: true, param: null };
    steps.push({ id: steps.length + 1, state: "now", seat: question.seat, parts: [part], points: null });
  }
  return steps;
}
