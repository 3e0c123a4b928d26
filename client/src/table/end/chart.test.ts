import { describe, expect, it } from "vitest";
import { apart, numbered, scaleTo } from "./chart";

describe("labels kept apart", () => {
  it("stay where they belong when there is room", () => {
    expect(apart([100, 10, 50], 26, 0, 300)).toEqual([100, 10, 50]);
  });

  it("are pushed apart around their common middle", () => {
    expect(apart([50, 50], 26, 0, 300)).toEqual([37, 63]);
    expect(apart([60, 50], 26, 0, 300)).toEqual([68, 42]);
  });

  it("push their neighbours on", () => {
    const heights = apart([50, 52, 54, 90], 26, 0, 300);
    const sorted = [...heights].sort((one, other) => one - other);
    expect(heights).toEqual(sorted);
    for (const [index, height] of sorted.slice(1).entries()) {
      expect(height - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(26 - 1e-9);
    }
  });

  it("stay between top and bottom", () => {
    expect(apart([2, 4], 26, 10, 300)).toEqual([10, 36]);
    expect(apart([299, 300, 298], 26, 10, 300)).toEqual([274, 300, 248]);
  });

  it("keep their gap for five that have the same points", () => {
    expect(apart([100, 100, 100, 100, 100], 26, 0, 400)).toEqual([48, 74, 100, 126, 152]);
  });
});

describe("a scale", () => {
  it("has round steps and ends at or above the largest", () => {
    expect(scaleTo(83)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(scaleTo(51)).toEqual([0, 20, 40, 60]);
    expect(scaleTo(9)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(scaleTo(0)).toEqual([0, 1]);
  });
});

it("numbers are left out where they would touch", () => {
  expect(numbered(6, 1000, 40)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbered(20, 800, 40)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(numbered(9, 200, 40)).toEqual([1, 2, 4, 6, 8]);
  expect(numbered(80, 300, 40)).toEqual([1, 20, 40, 60, 80]);
});
