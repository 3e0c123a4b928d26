import { describe, expect, test } from "vitest";
import type { Analysis, EventInfo, Timeline } from "../../../lib/api";
import { cameWith, curves, lookedThrough, partsOf, playedFrom, turningsOf } from "./told";

const event = (name: string, seat: number | null): EventInfo => ({ name, seat, facts: {} });
const step = (number: number, turn: number, seat: number, events: number) => ({
  ...{ number, turn, seat, events },
  ...{ round: turn, ask: "move", points: [0, 0] },
});
const STEPS = [step(0, 1, 0, 1), step(1, 1, 0, 2), step(2, 2, 1, 5), step(3, 3, 0, 7)];
const TIMELINE = { steps: STEPS } as unknown as Timeline;

const point = (turn: number, ...chances: number[]) => ({ number: 0, turn, round: 1, chances });
const move = (number: number, seat: number, parts = {}) => ({ number, seat, parts });

describe("the curves", () => {
  test("have a point after each turn, and one at the end", () => {
    const points = [point(1, 0.5, 0.5), point(2, 0.4, 0.6), point(2, 0, 1)];
    expect(curves({ points })).toEqual([
      [50, 50],
      [40, 60],
      [0, 100],
    ]);
  });

  test("stay where they were in turns without a choice", () => {
    const points = [point(1, 0.5, 0.5), point(4, 0.3, 0.7), point(4, 1, 0)];
    expect(curves({ points }).map(([one]) => one)).toEqual([50, 50, 50, 30, 100]);
  });
});

describe("the turning points", () => {
  const analysis = {
    moves: [move(8, 0), move(2, 1), move(4, 0)],
    gifts: [{ number: 6, changes: [0.1, -0.1] }],
    turnings: [
      { what: "move", index: 0, seat: 0, size: 0.3 },
      { what: "gift", index: 0, seat: 1, size: 0.2 },
      { what: "move", index: 1, seat: 1, size: 0.1 },
      { what: "move", index: 2, seat: 0, size: 0.05 },
    ],
  } as unknown as Analysis;

  test("stand in the order of the game", () => {
    expect(turningsOf(analysis, null).map(({ number }) => number)).toEqual([2, 4, 6, 8]);
  });

  test("can be those of one seat", () => {
    expect(turningsOf(analysis, 1).map(({ what, number }) => [what, number])).toEqual([
      ["move", 2],
      ["gift", 6],
    ]);
  });

  test("are five at most, the greatest", () => {
    const turnings = Array.from({ length: 9 }, (_, index) => ({
      what: "move",
      index: index % 3,
      seat: 0,
      size: 1,
    }));
    expect(turningsOf({ ...analysis, turnings } as unknown as Analysis, null)).toHaveLength(5);
  });
});

test("what was played ends with the turn, the round or another seat", () => {
  const events = ["began", "turn", "moved", "took", "round-ended", "round", "turn", "moved"].map((name, at) =>
    event(name, at < 6 ? 0 : 1),
  );
  expect(playedFrom(0, TIMELINE, events).map(({ name }) => name)).toEqual(["moved", "took"]);
  expect(playedFrom(9, TIMELINE, events)).toEqual([]);
});

test("what came is what the decision before brought, without the frame", () => {
  const events = ["began", "turn", "moved", "rolled", "round", "turn"].map((name) => event(name, 0));
  expect(cameWith(2, TIMELINE, events).map(({ name }) => name)).toEqual(["moved", "rolled"]);
  expect(cameWith(0, TIMELINE, events)).toEqual([]);
});

test("sources of the same name are one, the greatest come first, and small ones are left out", () => {
  const nameOf = (source: string) => (source === "staffs" || source === "apples" ? "left over" : source);
  expect(
    partsOf({ parts: { goods: -0.4, missions: 1, staffs: 1, apples: 0.5, environs: -2 } }, nameOf),
  ).toEqual([
    ["environs", -2],
    ["left over", 1.5],
    ["missions", 1],
  ]);
});

test("a game is looked through up to the round of the last decision", () => {
  expect(lookedThrough(0, TIMELINE)).toBe(1);
  expect(lookedThrough(3, TIMELINE)).toBe(2);
  expect(lookedThrough(99, TIMELINE)).toBe(3);
});
