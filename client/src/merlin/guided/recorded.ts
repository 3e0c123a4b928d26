/** The first rounds of the guided game as its reader saw them, for tests. */

import type { QuestionInfo } from "../../lib/api";
import { actsOf } from "../choosing/acts";
import { PARTS } from "../testing/recorded";
import type { Event } from "../rules";
import { read } from "../position/view";
import type { Moment } from "./hints";
import text from "./rounds.fixture.json?raw";

type Wire = Readonly<Record<string, unknown>>;

interface Recorded {
  readonly moments: readonly {
    readonly events: readonly Event[];
    readonly view: Wire;
    readonly question: QuestionInfo | null;
    readonly canUndo: boolean;
  }[];
}

const READER = 0;

/** What the reader saw after each decision, the beginning first. */
export const MOMENTS: readonly Moment[] = (() => {
  let wire: Wire = {};
  let events: readonly Event[] = [];
  return (JSON.parse(text) as Recorded).moments.map((moment) => {
    wire = { ...wire, ...moment.view };
    events = [...events, ...moment.events];
    const { question, canUndo } = moment;
    return {
      view: read(wire),
      parts: PARTS,
      seat: READER,
      ask: question?.ask ?? null,
      acts: question ? actsOf(question) : [],
      events,
      canUndo,
    };
  });
})();

/** The moments in which the reader is asked. */
export const ASKED = MOMENTS.filter(({ ask }) => ask !== null);
