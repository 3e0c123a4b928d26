import { describe, expect, it } from "vitest";
import type { Event } from "../rules";
import { stepsBetween } from "../board/rings";
import { waysOf } from "./ways";

const spaces = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${prefix}${nth}`);
const rings = { ring: spaces("o", 24), innerRing: spaces("i", 12) };

function moved(figure: string, origin: string, space: string, way: string): Event {
  return { name: "moved", seat: 0, facts: { figure, origin, space, way } } as Event;
}

describe("a figure", () => {
  it("walks the way that it went, even if that is more than half of its ring", () => {
    const { arthur } = waysOf([moved("arthur", "i1", "i8", "cw")], rings);
    expect(stepsBetween("i1", "i8", rings, arthur)).toBe(7);
    const back = waysOf([moved("arthur", "i8", "i1", "ccw")], rings)["arthur"];
    expect(stepsBetween("i8", "i1", rings, back)).toBe(-7);
  });

  it("walks back the way it came when that is undone", () => {
    const { arthur } = waysOf([moved("arthur", "i1", "i8", "cw")], rings, true);
    expect(stepsBetween("i8", "i1", rings, arthur)).toBe(-7);
  });

  it("walks two ways as one if they are shown together", () => {
    const events = [moved("merlin", "o2", "o8", "cw"), moved("merlin", "o8", "o6", "ccw")];
    expect(waysOf(events, rings)).toEqual({ merlin: 4 });
  });

  it("takes the shorter way if its way is unknown or does not lead there", () => {
    expect(stepsBetween("i1", "i8", rings)).toBe(-5);
    expect(stepsBetween("i1", "i8", rings, 3)).toBe(-5);
    expect(waysOf([moved("knight0", "o1", "o13", "mirror")], rings)).toEqual({});
  });

  it("does not walk from one ring to the other", () => {
    expect(stepsBetween("i1", "o3", rings)).toBe(0);
  });
});
