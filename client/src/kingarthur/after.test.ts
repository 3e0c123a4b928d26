import { describe, expect, it } from "vitest";
import fixture from "./games.fixture.json";
import { after } from "./after";
import { readView, type Event, type View } from "./view";

/** Recorded games as a seat saw them: the events of some decisions, and the server's view after them. */
interface Recorded {
  game: { seats: number; seed: number };
  looker: number | null;
  start: Record<string, unknown>;
  legs: { events: Event[]; view: Record<string, unknown> }[];
}
const games = fixture.games as unknown as Recorded[];

/** What the events do not tell: points, and the pile orders that nobody can see. */
function comparable(view: View) {
  return { ...view, scores: null, winners: null, reason: null, out: [...view.out].sort() };
}

describe("the view after events", () => {
  it.each(games.map((game) => [`${game.game.seats} players, seed ${game.game.seed}`, game] as const))(
    "is the server's view in a whole game: %s",
    (_, { start, legs }) => {
      let view = readView(start);
      expect(legs.length).toBeGreaterThan(4);
      for (const leg of legs) {
        view = leg.events.reduce(after, view);
        expect(comparable(view)).toEqual(comparable(readView(leg.view)));
        view = readView(leg.view);
      }
    },
  );

  it("leaves the view before untouched", () => {
    const { start, legs } = games[0]!;
    const view = readView(start);
    const text = JSON.stringify(view);
    legs[0]!.events.reduce(after, view);
    expect(JSON.stringify(view)).toBe(text);
  });

  it("keeps what it does not know of", () => {
    const view = readView(games[0]!.start);
    expect(after(view, { name: "sang", seat: 0, facts: {} })).toBe(view);
  });
});
