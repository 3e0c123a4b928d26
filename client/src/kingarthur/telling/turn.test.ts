import { describe, expect, it } from "vitest";
import { exampleView } from "../testing/example";
import type { Event } from "../rules";
import { turnSteps } from "./turn";

const before: readonly Event[] = [
  { name: "drew-adversaries", seat: 1, facts: { cards: ["dark1"] } },
  { name: "turn", seat: 0, facts: { number: 12 } },
];
const notes = (...asked: Parameters<typeof turnSteps>) =>
  turnSteps(...asked).map(({ state, note }) => (note ? `${state}: ${note}` : state));

describe("the four steps of a turn", () => {
  it("say which one it is, and why the first was left out", () => {
    expect(notes(exampleView(), before, "challenge", 3)).toEqual([
      "done: a column has four",
      "now: 3 laid down",
      "to-come",
      "to-come",
    ]);
  });

  it("say what was done", () => {
    const events: readonly Event[] = [
      ...before,
      { name: "defeated", seat: 0, facts: { way: "usual", adversary: "dragon3", payment: ["red1", "red2"] } },
      {
        name: "ventured",
        seat: 0,
        facts: { adventure: "robbers", trophies: ["dragon3", "enemy3"], value: 6 },
      },
    ];
    expect(notes(exampleView(), events, "draw-knights")).toEqual([
      "done: a column has four",
      "done: Dragon 3 won",
      "done: Robbers, +6",
      "now",
    ]);
  });

  it("know that the column was full before its card was won", () => {
    const columns = { dark: ["dark1", "dark2", "dark2"], enemy: [], monster: [], dragon: [] };
    const events: readonly Event[] = [
      ...before,
      { name: "defeated", seat: 0, facts: { way: "usual", adversary: "dark3", payment: ["red1", "red2"] } },
    ];
    expect(notes(exampleView({ columns }), events, "adventure")[0]).toBe("done: a column had four");
  });

  it("are all to come while nobody is asked", () => {
    expect(notes(exampleView(), before, null)).toEqual(["to-come", "to-come", "to-come", "to-come"]);
  });
});
