import { describe, expect, it } from "vitest";
import { after } from "./after";
import { GAMES } from "./recorded";
import { type View } from "./view";

/** What the events do not tell: how many missions are still to be drawn, and the hands and decrees that open at the end. */
function comparable(view: View, isOver: boolean) {
  if (!isOver) return { ...view, due: 0 };
  const stacks = view.decreeStacks && Object.values(view.decreeStacks);
  return {
    ...view,
    due: 0,
    hands: view.hands.map(({ count }) => count),
    decreeStacks: stacks && stacks.map(({ count }) => count),
  };
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

  it("has the faces of decrees for whoever has looked, and only their number for others", () => {
    const { start } = GAMES.find(({ start: { decrees } }) => decrees !== null)!;
    const others = after(start, { name: "looked", seat: 2, facts: { place: "blue" } });
    expect(others.decreeStacks?.blue).toEqual({ cards: null, count: 4 });
    expect(others.decreeReaders?.blue).toEqual([2]);
    const decrees = ["black-shield", "grey-flag", "vp-2", "vp-2"];
    const own = after(others, { name: "looked", seat: 1, facts: { place: "blue", decrees } });
    expect(own.decreeStacks?.blue.cards).toEqual(decrees);
    const taken = after(own, { name: "took-decree", seat: 1, facts: { place: "blue", decree: "vp-2" } });
    expect(taken.decreeStacks?.blue).toEqual({ cards: decrees.slice(0, 3), count: 3 });
    expect(taken.decrees?.[1]).toEqual(["vp-2"]);
    const used = after(taken, { name: "used-decrees", seat: 1, facts: { decrees: ["vp-2"] } });
    expect(used.decrees?.[1]).toEqual([]);
  });

  it("binds nobody to a die that a decree has changed", () => {
    const { start } = GAMES[0]!;
    const facts = { die: "die1", origin: 2, face: 3 };
    const turned = (means: string) => after(start, { name: "turned", seat: 0, facts: { ...facts, means } });
    expect([turned("decree").chosen, turned("flag").chosen]).toEqual([null, "die1"]);
    expect(turned("decree").faces[0]?.["die1"]).toBe(3);
  });

  it("keeps what it does not know of", () => {
    const view = GAMES[0]!.start;
    expect(after(view, { name: "sang", seat: 0, facts: {} })).toBe(view);
  });
});
