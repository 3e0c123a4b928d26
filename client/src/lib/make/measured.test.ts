import { describe, expect, test } from "vitest";
import type { Measured, TableInfo } from "../api";
import { figuresOf, recordOf, secondsOf, strengthOf, winsOf } from "./measured";

const TWO: Measured = {
  players: 2,
  modules: [],
  date: "2026-11-19",
  command: "logres arena merlin",
  games: 60,
  ratings: [{ name: "page", rating: 1200, low: 1150, high: 1260, games: 40 }],
  encounters: [
    { one: "page", others: "knight", games: 40, share: 0.2, low: 0.1, high: 0.3, seconds: [0.004, 0.011] },
  ],
};

describe("what was measured", () => {
  test("is found by the number of players, without modules", () => {
    const measured = [{ ...TWO, modules: ["favor"] }, TWO];
    expect(figuresOf(measured, 2)).toBe(TWO);
    expect(figuresOf(measured, 3)).toBeNull();
  });

  test("is a rating with its doubt, a time and a share of victories", () => {
    expect(strengthOf(TWO, "page")).toEqual({ rating: 1200, doubt: 55 });
    expect(secondsOf(TWO, "knight")).toBe(0.011);
    expect(winsOf(TWO, "page", "knight")).toBe(20);
    expect(winsOf(TWO, "knight", "page")).toBe(80);
  });

  test("is unknown where nobody has measured it", () => {
    expect(strengthOf(TWO, "squire")).toBeNull();
    expect(secondsOf(null, "page")).toBeNull();
    expect(winsOf(TWO, "page", "squire")).toBeNull();
    expect(winsOf({ ...TWO, players: 4 }, "knight", "page")).toBeNull();
  });
});

test("a reader's record counts finished games against bots of that level only", () => {
  const table = (winner: number, ...bots: (string | null)[]) =>
    ({
      ...{ game: "merlin", practice: null, lesson: null, winners: [winner] },
      seats: [null, ...bots].map((bot, seat) => ({ seat, bot, mine: seat === 0 })),
    }) as unknown as TableInfo;
  const finished = [table(0, "page"), table(1, "page", "page"), table(0, "page", "knight"), table(0, null)];
  expect(recordOf(finished, "merlin", "page")).toEqual({ won: 1, lost: 1 });
  expect(recordOf(finished, "kingarthur", "page")).toEqual({ won: 0, lost: 0 });
});
