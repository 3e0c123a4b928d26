import { describe, expect, it } from "vitest";
import { waysFor, type Way } from "./beside.svelte";

describe("what lies beside the board", () => {
  const others = (ways: readonly Way[]) => ways.map((way) => way.others);

  it("gives others as many lines as fit, with the pieces of many modules", () => {
    expect(others(waysFor(false, false, true))).toEqual(["whole", "whole", 3, 2, 1, 1, "behind"]);
  });

  it("shows everything at once as long as it can", () => {
    const ways = waysFor(false, false, false);
    expect(ways[0]).toEqual({ others: "whole", hasLog: true });
    expect(ways.findIndex(({ hasTabs }) => hasTabs)).toBe(ways.length - 2);
  });

  it("has tabs where the question leaves no room for boards", () => {
    for (const isCrowded of [false, true])
      expect(waysFor(true, false, isCrowded).every(({ hasTabs }) => hasTabs)).toBe(true);
  });

  it("puts the others behind a tab on an upright page", () => {
    expect(others(waysFor(false, true, true))).toEqual(["behind"]);
  });
});
