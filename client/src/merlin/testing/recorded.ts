/** Recorded games and questions of Merlin, for tests. */

import type { Wire } from "../../lib/change";
import text from "../games.fixture.json?raw";
import { legsOf, type Leg, type Recorded } from "./kept";
import { play } from "../layers";
import { readParts } from "../position/parts";
import type { Event } from "../rules";
import { read, type View } from "../position/view";

/** A game as a seat saw it. */
interface Played extends Recorded {
  game: { seats: number; seed: number; options: Record<string, string> };
  looker: number | null;
}

interface Asked {
  seat: number;
  ask: string;
  rule: string;
  options: unknown[];
  words: string[];
  about: Record<string, unknown>;
  view: Wire;
}

export interface Game {
  readonly name: string;
  readonly looker: number | null;
  readonly start: View;
  readonly legs: readonly Leg[];
}

interface Fixture {
  components: Wire;
  games: Played[];
  questions: Asked[];
}

// Read as text: the compiler would take minutes to find a type for so much data.
const fixture = JSON.parse(text) as Fixture;

export const PARTS = readParts(fixture.components);

export const GAMES: readonly Game[] = fixture.games.map((played) => ({
  name: `${played.game.seats} players, seed ${played.game.seed}`,
  looker: played.looker,
  start: read(played.start),
  legs: legsOf(played),
}));

/** One question of every kind, with the position in which it was asked. */
export const QUESTIONS = fixture.questions.map(({ view, ...question }) => ({
  question,
  view: read(view),
}));

/** The recorded question of this name; its table is the one before the reader. */
export function questionOf(ask: string) {
  const found = QUESTIONS.find(({ question }) => question.ask === ask);
  if (!found) throw new Error(`no question "${ask}" was recorded`);
  play(found.view.options);
  return found;
}

export const EVENTS: readonly Event[] = GAMES.flatMap(({ legs }) => legs.flatMap(({ events }) => events));
