import { describe, expect, it } from "vitest";
import { exampleTimeline } from "./example";
import {
  courseOf,
  decisionOf,
  positionAt,
  endOfRound,
  roundOf,
  roundsOf,
  shareOf,
  turnAt,
  turnBack,
  turnOn,
  turnsOf,
} from "./turns";

const timeline = exampleTimeline();
const turns = turnsOf(timeline.steps);

describe("the turns of a timeline", () => {
  it("know whose they are and which decisions belong to them", () => {
    expect(turns.map(({ number, seat, first, end }) => [number, seat, first, end])).toEqual([
      [1, 0, 0, 2],
      [2, 1, 2, 4],
      [3, 0, 4, 5],
      [5, 0, 5, 7],
      [6, 1, 7, 8],
    ]);
  });

  it("find the turn of every position, the last one after all decisions", () => {
    expect([0, 1, 2, 4, 6, 7, 8].map((position) => turns[turnAt(turns, position)]?.number)).toEqual([
      1, 1, 2, 3, 5, 6, 6,
    ]);
  });

  it("go back to the beginning of the turn, and from there to the one before", () => {
    expect([0, 1, 2, 3, 8].map((position) => turnBack(turns, position))).toEqual([0, 0, 0, 2, 7]);
  });

  it("lead to the next turn, and from the last one to the end", () => {
    expect([0, 1, 2, 5, 7, 8].map((position) => turnOn(turns, position))).toEqual([2, 2, 4, 7, 8, 8]);
  });

  it("stay where they are in a game without a decision", () => {
    expect([turnBack([], 0), turnOn([], 0), turnAt([], 0)]).toEqual([0, 0, -1]);
  });
});

describe("the course of the points", () => {
  it("has an entry for the beginning and one after each turn, also one without a choice", () => {
    expect(courseOf(timeline)).toEqual([
      [0, 0],
      [3, 0],
      [3, 9],
      [3, 9],
      [3, 9],
      [11, 9],
      [11, 9],
    ]);
  });

  it("is nothing but the end in a game without a decision", () => {
    expect(courseOf({ ...timeline, steps: [], final_points: [0, 0] })).toEqual([[0, 0]]);
  });
});

describe("rounds", () => {
  it("count the turns of everybody once, where the game does not say when they begin", () => {
    const rounds = roundsOf(timeline.steps, 2);
    expect(rounds).toEqual([1, 3, 5]);
    expect([1, 2, 3, 6].map((turn) => roundOf(turn, rounds))).toEqual([1, 1, 2, 3]);
    expect([1, 2, 3].map((round) => endOfRound(round, rounds, 6))).toEqual([2, 4, 6]);
  });

  it("are as long as the game says", () => {
    const told = [1, 1, 1, 1, 1, 2, 2, 2];
    const steps = timeline.steps.map((step, index) => ({ ...step, round: told[index]! }));
    const rounds = roundsOf(steps, 2);
    expect(rounds).toEqual([1, 5]);
    expect([1, 4, 5, 6].map((turn) => roundOf(turn, rounds))).toEqual([1, 1, 2, 2]);
    expect([1, 2].map((round) => endOfRound(round, rounds, 6))).toEqual([4, 6]);
  });
});

it("an event leads to the decision it came from, and before the first decision to none", () => {
  expect([0, 1, 2, 3, 5, 7, 40].map((event) => decisionOf(timeline.steps, event))).toEqual([
    -1, -1, 0, 1, 2, 3, 7,
  ]);
});

describe("the place on the timeline", () => {
  it("is in the piece of the turn, in the order of its decisions", () => {
    expect(shareOf(turns, 0)).toBeCloseTo(0.25 / 6);
    expect(shareOf(turns, 1)).toBeCloseTo(0.75 / 6);
    expect(shareOf(turns, 5)).toBeCloseTo(4.25 / 6);
    expect(shareOf(turns, 8)).toBe(1);
  });

  it("leads back to the same position", () => {
    for (let position = 0; position <= 8; position += 1) {
      expect(positionAt(turns, shareOf(turns, position))).toBe(position);
    }
  });

  it("leads to the next turn where nobody had a choice, and to the ends outside", () => {
    expect(positionAt(turns, 3.5 / 6)).toBe(5);
    expect(positionAt(turns, -1)).toBe(0);
    expect(positionAt(turns, 2)).toBe(8);
    expect(positionAt([], 0.5)).toBe(0);
  });
});
