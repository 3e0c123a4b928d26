/** Recorded games and questions of Merlin, for tests. */

import { fixture } from "../../test/fixtures";
import type { Wire } from "../../lib/change";
import { legsOf, scoringIn, type Leg, type Recorded } from "./recordedmodule";
import { play } from "../layers";
import { readParts } from "../position/parts";
import type { Event } from "../rules";
import { read, type View } from "../position/view";
import type { Counted } from "../scoring/counting.svelte";

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
  play(found.view.settings);
  return found;
}

export const EVENTS: readonly Event[] = GAMES.flatMap(({ legs }) => legs.flatMap(({ events }) => events));

/** The first scoring of the recorded games. */
export function firstScoring(): Counted {
  for (const { legs } of GAMES) {
    const moments = legs.flatMap((leg) => leg.moments);
    const begun = moments.findIndex(({ event }) => event.name === "scoring");
    const end = moments.findIndex(({ event }, index) => index > begun && event.name === "round");
    const scoring = scoringIn(moments.slice(0, end + 1));
    if (scoring) return scoring;
  }
  throw new Error("no scoring was recorded");
}
