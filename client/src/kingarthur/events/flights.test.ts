import { describe, expect, it } from "vitest";
import { exampleView, wireView } from "../testing/example";
import { flightsOf } from "./events";
import type { Event } from "../rules";

/** What flies from one view to the other; what matters of the view after is given. */
function flown(event: Event, change: Record<string, unknown> = {}, later: Record<string, unknown> = {}) {
  const [before, now] = [exampleView(change), exampleView({ ...change, ...later })];
  return flightsOf(before, now, event).map(({ card, from, to }) => [card, from[0], to[0]]);
}

describe("cards fly", () => {
  it("from the supply to the end of their columns", () => {
    expect(
      flown({ name: "drew-adversaries", seat: 1, facts: { cards: ["enemy1", "dragon2", "enemy4"] } }),
    ).toEqual([
      ["enemy1", "supply:adversaries", "open:enemy:2"],
      ["dragon2", "supply:adversaries", "open:dragon:2"],
      ["enemy4", "supply:adversaries", "open:enemy:3"],
    ]);
  });

  it("from the reader's hand to the discards, and the adversary to its place in the hand", () => {
    const facts = { way: "usual", adversary: "monster3", payment: ["red1", "red2"] } as const;
    const trophies = [["enemy3", "monster1", "monster2", "monster3"], 3, 4, 2];
    expect(flown({ name: "defeated", seat: 0, facts }, {}, { trophies })).toEqual([
      ["red1", "hand:0", "discards"],
      ["red2", "hand:2", "discards"],
      ["monster3", "open:monster:1", "trophy:1"],
    ]);
  });

  it("from and to the player where the hand is covered", () => {
    const facts = { way: "usual", adversary: "monster3", payment: ["red1", "red2"] } as const;
    expect(flown({ name: "defeated", seat: 2, facts })).toEqual([
      ["red1", "player:2", "discards"],
      ["red2", "player:2", "discards"],
      ["monster3", "open:monster:1", "player:2"],
    ]);
  });

  it("with a seal on the card that has none yet", () => {
    const seals = {
      dark: [0, null, null, null],
      enemy: [null, null],
      monster: [null, null, null],
      dragon: [1, null],
    };
    const columns = { dark: ["dark1", "dark1", "dark2", "dark3"], enemy: [], monster: [], dragon: [] };
    const event: Event = { name: "sealed", seat: 1, facts: { adversary: "dark1", payment: ["red1"] } };
    expect(flown(event, { seals, columns, seals_left: [4, 4, 5, 5] }).at(-1)).toEqual([
      "seal1",
      "player:1",
      "seal:dark:1",
    ]);
  });

  it("to the adventure, and the adventure to its player", () => {
    const facts = { adventure: "excalibur", trophies: ["enemy3", "monster2"], value: 8 };
    expect(flown({ name: "ventured", seat: 0, facts })).toEqual([
      ["enemy3", "trophy:0", "adventure:excalibur"],
      ["monster2", "trophy:1", "adventure:excalibur"],
      ["excalibur", "adventure:excalibur", "player:0"],
    ]);
  });

  it("covered to others, to their place in the reader's hand", () => {
    expect(flown({ name: "drew-knights", seat: 2, facts: { count: 2 } })).toEqual([
      ["knight-back", "supply:knights", "player:2"],
      ["knight-back", "supply:knights", "player:2"],
    ]);
    const [own = [], ...others] = wireView()["hands"] as [string[], ...number[]];
    const hands = [[...own, "red1"], ...others];
    expect(
      flown({ name: "drew-knights", seat: 0, facts: { count: 1, cards: ["red1"] } }, {}, { hands }),
    ).toEqual([["red1", "supply:knights", "hand:2"]]);
  });
});
