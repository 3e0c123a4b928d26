/** Kept games for tests: what a seat saw of them, and their questions. */

import type { QuestionInfo } from "../lib/api";
import { read, type Event, type View } from "./view";

type Wire = Readonly<Record<string, unknown>>;

interface Fixture {
  games: { name: string; start: Wire; legs: { events: Event[]; view: Wire }[] }[];
  questions: (QuestionInfo & { events: Event[]; view: Wire })[];
}

/** What happened, and the server's view after it. */
interface Leg {
  readonly events: readonly Event[];
  readonly view: View;
}

export interface KeptGame {
  readonly name: string;
  readonly start: View;
  readonly legs: readonly Leg[];
}

/** A question, with what has happened in its turn and what its seat sees. */
export interface KeptQuestion extends Leg {
  readonly question: QuestionInfo;
}

export const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

/** All that is kept in a file; it comes as text, as the compiler would take minutes to find a type for it. */
export class Kept {
  readonly games: readonly KeptGame[];
  readonly events: readonly Event[];
  readonly questions: readonly KeptQuestion[];

  constructor(text: string) {
    const { games, questions } = JSON.parse(text) as Fixture;
    this.games = games.map(({ name, start, legs }) => {
      let wire = start;
      return {
        name,
        start: read(start),
        legs: legs.map(({ events, view }) => {
          wire = { ...wire, ...view };
          return { events, view: read(wire) };
        }),
      };
    });
    this.events = this.games.flatMap(({ legs }) => legs.flatMap(({ events }) => events));
    this.questions = questions.map(({ events, view, ...question }) => ({
      question,
      events,
      view: read(view),
    }));
  }

  /** The first question of a kind, or of those the first by a rule. */
  asked(ask: string, rule?: string): KeptQuestion {
    const found = this.questions.find(
      ({ question }) => question.ask === ask && (rule === undefined || question.rule === rule),
    );
    if (!found) throw new Error(`no question "${ask}"${rule ? ` by ${rule}` : ""} was kept`);
    return found;
  }
}
