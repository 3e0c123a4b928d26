/** Kept games for tests: what a seat saw of them, their questions, and the components they were played with. */

import type { QuestionInfo } from "../lib/api";
import {
  actsOf,
  claimedInTurn,
  foundInTurn,
  sentInTurn,
  spaceOfTurn,
  type Act,
  type Situation,
} from "./acts";
import recorded from "./games.fixture.json?raw";
import { readParts, type Parts } from "./parts";
import { read, type Event, type View } from "./view";

type Wire = Readonly<Record<string, unknown>>;

interface Fixture {
  games: { name: string; start: Wire; legs: { events: Event[]; view: Wire }[] }[];
  questions: (QuestionInfo & { events: Event[]; view: Wire })[];
  components?: Wire;
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

/** A question in its situation, with what can be done. */
export interface Asked {
  readonly question: QuestionInfo;
  readonly situation: Situation;
  readonly acts: readonly Act[];
}

export const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

/** All that is kept in a file; it comes as text, as the compiler would take minutes to find a type for it. */
export class Kept {
  readonly #fixture: Fixture;
  readonly #components: Wire;

  constructor(text: string) {
    this.#fixture = JSON.parse(text) as Fixture;
    const { components } = JSON.parse(recorded) as { components: Wire };
    this.#components = { ...components, ...this.#fixture.components };
  }

  /** Read anew each time: a view brings its modules into play. */
  get games(): readonly KeptGame[] {
    return this.#fixture.games.map(({ name, start, legs }) => {
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
  }

  get events(): readonly Event[] {
    return this.#fixture.games.flatMap(({ legs }) => legs.flatMap(({ events }) => events));
  }

  get asks(): readonly string[] {
    return [...new Set(this.#fixture.questions.map(({ ask }) => ask))];
  }

  partsOf({ options }: View): Parts {
    return readParts(this.#components, options);
  }

  /** The first question of a kind, or of those the first by a rule. */
  asked(ask: string, rule?: string): Asked {
    const found = this.#fixture.questions.find((one) => one.ask === ask && (!rule || one.rule === rule));
    if (!found) throw new Error(`no question "${ask}"${rule ? ` by ${rule}` : ""} was kept`);
    const { events, view: wire, ...question } = found;
    const view = read(wire);
    const parts = this.partsOf(view);
    const situation: Situation = {
      view,
      parts,
      seat: question.seat,
      space: spaceOfTurn(events),
      sent: sentInTurn(events),
      found: foundInTurn(events),
      claim: claimedInTurn(events, question, { view, parts }),
      names: NAMES,
    };
    return { question, situation, acts: actsOf(question) };
  }
}

/**
 * A view without what events do not tell: how many missions were resolved and are still to be drawn, the Picts that are
 * laid out after a draft, and the hands that open at the end.
 */
export function comparable(view: View): unknown {
  return {
    ...view,
    due: 0,
    resolved: 0,
    pictStacks: 0,
    hands: view.over ? view.hands.map(({ count }) => count) : view.hands,
  };
}
