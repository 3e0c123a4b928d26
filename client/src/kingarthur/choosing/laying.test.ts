import { describe, expect, it } from "vitest";
import { colourOf, placesOf, toggled } from "./laying";

const HAND = ["merlin", "orange1", "red1", "red1", "red2"];

describe("cards laid down", () => {
  it("are of one colour: another colour sends the first back, Merlin stays", () => {
    expect(toggled([0, 2], HAND, 3)).toEqual([0, 2, 3]);
    expect(toggled([0, 2, 3], HAND, 1)).toEqual([0, 1]);
    expect(toggled([0, 2], HAND, 2)).toEqual([0]);
    expect(toggled([0], ["dragon4", "dark1"], 1)).toEqual([0, 1]);
  });

  it("have one colour, none or too many", () => {
    expect(colourOf(["red1", "merlin"])).toBe("red");
    expect(colourOf(["merlin"])).toBeNull();
    expect(colourOf(["red1", "orange1"])).toBe("mixed");
  });

  it("are found in the hand, equal ones from the left", () => {
    expect(placesOf(["red1", "red2"], HAND)).toEqual([2, 4]);
    expect(placesOf(["red1", "red1"], HAND)).toEqual([2, 3]);
  });
});
