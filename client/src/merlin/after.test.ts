import { describe, expect, it } from "vitest";
import { after } from "./after";
import { GAMES } from "./recorded";
import { type View } from "./view";

/** What the events do not tell: how many missions are still to be drawn, and the hands that open at the end. */
function comparable(view: View, isOver: boolean) {
  return { ...view, due: 0, hands: isOver ? view.hands.map(({ count }) => count) : view.hands };
}

describe("the view after events", () => {
  it.each(GAMES.map((game) => [game.name, game] as const))(
    "is the server's view in a whole game: %s",
    (_, { start, legs }) => {
      let view = start;
      expect(legs.length).toBeGreaterThan(10);
      for (const leg of legs) {
        view = leg.events.reduce(after, view);
        expect(comparable(view, leg.view.over)).toEqual(comparable(leg.view, leg.view.over));
        view = leg.view;
      }
      expect(view.over).toBe(true);
    },
  );

  it("leaves the view before untouched", () => {
    const { start, legs } = GAMES[0]!;
    const text = JSON.stringify(start);
    legs[0]!.events.reduce(after, start);
    expect(JSON.stringify(start)).toBe(text);
  });

  it("keeps what it does not know of", () => {
    const view = GAMES[0]!.start;
    expect(after(view, { name: "sang", seat: 0, facts: {} })).toBe(view);
  });
});
