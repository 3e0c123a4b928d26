/** Recorded games and questions of Merlin, for tests. */

import text from "./games.fixture.json?raw";
import { readParts } from "./parts";
import { read, type Event, type View } from "./view";

type Wire = Readonly<Record<string, unknown>>;

/** A game as a seat saw it: the events of some decisions, and what the server's view then showed anew. */
interface Recorded {
  game: { seats: number; seed: number; options: Record<string, string> };
  looker: number | null;
  start: Wire;
  legs: { events: Event[]; view: Wire }[];
}

interface Asked {
  seat: number;
  ask: string;
  rule: string;
  options: unknown[];
  words: string[];
  view: Wire;
}

export interface Leg {
  readonly events: readonly Event[];
  /** The server's view after these events. */
  readonly view: View;
}

export interface Game {
  readonly name: string;
  readonly looker: number | null;
  readonly start: View;
  readonly legs: readonly Leg[];
}

interface Fixture {
  components: Wire;
  games: Recorded[];
  questions: Asked[];
}

// Read as text: the compiler would take minutes to find a type for so much data.
const fixture = JSON.parse(text) as Fixture;

export const PARTS = readParts(fixture.components);

export const GAMES: readonly Game[] = fixture.games.map((recorded) => {
  let wire = recorded.start;
  return {
    name: `${recorded.game.seats} players, seed ${recorded.game.seed}`,
    looker: recorded.looker,
    start: read(wire),
    legs: recorded.legs.map(({ events, view }) => {
      wire = { ...wire, ...view };
      return { events, view: read(wire) };
    }),
  };
});

/** One question of every kind, with the position in which it was asked. */
export const QUESTIONS = fixture.questions.map(({ view, ...question }) => ({
  question,
  view: read(view),
}));

export function questionOf(ask: string) {
  const found = QUESTIONS.find(({ question }) => question.ask === ask);
  if (!found) throw new Error(`no question "${ask}" was recorded`);
  return found;
}

export const EVENTS: readonly Event[] = GAMES.flatMap(({ legs }) => legs.flatMap(({ events }) => events));
