/** RecordedModule games for tests: a seat's view of them, their questions, and the components they were played with. */

import { fixture } from "../../test/fixtures";
import type { QuestionInfo } from "../../lib/api";
import { patched, type Patch, type Wire } from "../../lib/change";
import type { Told } from "../../table/told";
import { actsOf, posed, type Act, type Situation } from "../choosing/acts";
import { lastScoring, type Counted } from "../scoring/counting.svelte";
import { readParts, type Parts } from "../position/parts";
import type { Event } from "../rules";
import { read, type View } from "../position/view";

/** A game as sent to a reader: decision by decision the events, and what each changed. */
export interface Recorded {
  start: Wire;
  legs: { events: Event[]; changes: Patch[] }[];
}

interface Chapter {
  games: string[];
  questions: (QuestionInfo & { view: Wire })[];
}

/** An event, with the views before and after it. */
export interface Moment {
  readonly event: Event;
  readonly told: Told;
  readonly wire: Wire;
  readonly before: View;
  readonly now: View;
}

/** The result of a decision, and the view after it. */
export interface Leg {
  readonly events: readonly Event[];
  readonly moments: readonly Moment[];
  readonly view: View;
}

export interface RecordedGame {
  readonly name: string;
  readonly start: View;
  readonly legs: readonly Leg[];
}

/** A recorded game, event by event. */
export function legsOf({ start, legs }: Recorded): Leg[] {
  let wire = start;
  let before = read(start);
  return legs.map(({ events, changes }) => {
    const moments = events.map((event, index): Moment => {
      const change = changes[index] ?? [];
      const moment = { event, told: { seq: 0, event, change }, wire, before };
      wire = patched(wire, change);
      before = read(wire);
      return { ...moment, now: before };
    });
    return { events, moments, view: before };
  });
}

/** A complete scoring in these moments: its events, and the view in which it began; null if there is none. */
export function scoringIn(moments: readonly Moment[]): Counted | null {
  const told = lastScoring(moments.map((moment) => moment.told));
  const first = told && moments.find((moment) => moment.told === told[0]);
  return first ? { told, before: first.wire } : null;
}

/** A question in its situation, with its acts. */
export interface Asked {
  readonly question: QuestionInfo;
  readonly situation: Situation;
  readonly acts: readonly Act[];
}

export const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

/** The recorded games and questions of a module. */
export class RecordedModule {
  readonly #chapter: Chapter;
  readonly #components = fixture<Wire>("components");

  constructor(module: string) {
    this.#chapter = fixture(module);
  }

  /** Read again each time, because a view brings its modules into play. */
  get games(): readonly RecordedGame[] {
    return this.#chapter.games.map((name) => {
      const game = fixture<Recorded>(name);
      return { name, start: read(game.start), legs: legsOf(game) };
    });
  }

  get events(): readonly Event[] {
    const games = this.#chapter.games.map((name) => fixture<Recorded>(name));
    return games.flatMap(({ legs }) => legs.flatMap(({ events }) => events));
  }

  get asks(): readonly string[] {
    return [...new Set(this.#chapter.questions.map(({ ask }) => ask))];
  }

  partsOf({ settings }: View): Parts {
    return readParts(this.#components, settings);
  }

  /** The first question of this name and, if given, of this rule. */
  asked(ask: string, rule?: string): Asked {
    const found = this.#chapter.questions.find((one) => one.ask === ask && (!rule || one.rule === rule));
    if (!found) throw new Error(`no question "${ask}"${rule ? ` by ${rule}` : ""} was recorded`);
    const { view: wire, ...question } = found;
    const view = read(wire);
    const parts = this.partsOf(view);
    const situation: Situation = {
      view,
      parts,
      seat: question.seat,
      asked: posed(question),
      names: NAMES,
    };
    return { question, situation, acts: actsOf(question) };
  }
}
