/** Recorded games and questions of Merlin, for tests. */

import { fixture } from "../../test/fixtures";
import type { Wire } from "../../lib/change";
import { legsOf, type Leg, type Recorded } from "./kept";
import { play } from "../layers";
import { readParts } from "../position/parts";
import type { Event } from "../rules";
import { read, type View } from "../position/view";

/** A game as a seat saw it. */
interface Played extends Recorded {
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

const { games, questions } = fixture<{ games: string[]; questions: Asked[] }>("base");

export const PARTS = readParts(fixture<Wire>("components"));

export const GAMES: readonly Game[] = games.map((name) => {
  const played = fixture<Played>(name);
  return { name, looker: played.looker, start: read(played.start), legs: legsOf(played) };
});

/** Questions of every kind, with their positions. Reading one brings its layers into play. */
export const QUESTIONS = questions.map(({ view, ...question }) => ({
  question,
  get view(): View {
    return read(view);
  },
}));

/** The recorded question of this name, whose table becomes the current one. */
export function questionOf(ask: string) {
  const found = QUESTIONS.find(({ question }) => question.ask === ask);
  if (!found) throw new Error(`no question "${ask}" was recorded`);
  play(found.view.options);
  return found;
}

export const EVENTS: readonly Event[] = GAMES.flatMap(({ legs }) => legs.flatMap(({ events }) => events));
