/** The first rounds of the guided game as its reader saw them, for tests. */

import type { QuestionInfo } from "../../lib/api";
import { fixture } from "../../test/fixtures";
import { actsOf } from "../choosing/acts";
import { PARTS } from "../testing/recorded";
import type { Event } from "../rules";
import { read } from "../position/view";
import type { Moment } from "./hints";

type Wire = Readonly<Record<string, unknown>>;

interface Recorded {
  readonly events: readonly Event[];
  readonly view: Wire;
  readonly question: QuestionInfo | null;
  readonly canUndo: boolean;
}

const READER = 0;

/** The reader's view after each decision, starting with the beginning. */
export const MOMENTS: readonly Moment[] = (() => {
  let wire: Wire = {};
  let events: readonly Event[] = [];
  return fixture<Recorded[]>("guided").map((moment) => {
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
