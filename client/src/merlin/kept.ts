/** Kept games with treasures, for tests: what a seat saw of them, and their questions. */

import type { QuestionInfo } from "../lib/api";
import { foundInTurn, type Situation } from "./acts";
import { PARTS } from "./recorded";
import text from "./treasures.fixture.json?raw";
import { read, type Event, type View } from "./view";

type Wire = Readonly<Record<string, unknown>>;

interface Fixture {
  games: { name: string; start: Wire; legs: { events: Event[]; view: Wire }[] }[];
  questions: (QuestionInfo & { events: Event[]; view: Wire })[];
}

// Read as text: the compiler would take minutes to find a type for so much data.
const fixture = JSON.parse(text) as Fixture;

export const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

/** A game from its start, in legs: what happened, and the server's view after it. */
export const KEPT = fixture.games.map(({ name, start, legs }) => {
  let wire = start;
  return {
    name,
    start: read(start),
    legs: legs.map(({ events, view }): { events: readonly Event[]; view: View } => {
      wire = { ...wire, ...view };
      return { events, view: read(wire) };
    }),
  };
});

/** A question by its rule and who is asked what, in its situation. */
export function kept(ask: string, rule: string): { question: QuestionInfo; situation: Situation } {
  const found = fixture.questions.find((one) => one.ask === ask && one.rule === rule);
  if (!found) throw new Error(`no question "${ask}" by ${rule} was kept`);
  const { events, view, ...question } = found;
  const situation: Situation = {
    view: read(view),
    parts: PARTS,
    seat: question.seat,
    space: null,
    found: foundInTurn(events),
    names: NAMES,
  };
  return { question, situation };
}
