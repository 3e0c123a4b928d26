import { describe, expect, it } from "vitest";
import { exampleTimeline } from "../replay/example";
import { swingsOf } from "./swings";

describe("the decisive turns", () => {
  const swings = swingsOf(exampleTimeline());

  it("are those with the largest gain, the largest first", () => {
    expect(swings.map(({ turn, seat, before, after }) => [turn.number, seat, before, after])).toEqual([
      [2, 1, 0, 9],
      [5, 0, 3, 11],
      [1, 0, 0, 3],
    ]);
  });

  it("say which decision of the turn brought most", () => {
    expect(swings.map(({ decision }) => decision)).toEqual([3, 6, 0]);
  });

  it("say when somebody took the lead", () => {
    expect(swings.map(({ tookLead }) => tookLead)).toEqual([true, true, true]);
    const timeline = exampleTimeline();
    const still = { ...timeline, steps: timeline.steps.slice(0, 6), final_points: [9, 9] };
    expect(swingsOf(still).find(({ turn }) => turn.number === 5)?.tookLead).toBe(false);
  });

  it("are four at most, and none where nobody made a point", () => {
    expect(swingsOf(exampleTimeline(), 2)).toHaveLength(2);
    const timeline = exampleTimeline();
    const none = timeline.steps.map((step) => ({ ...step, points: [0, 0] }));
    expect(swingsOf({ ...timeline, steps: none, final_points: [0, 0] })).toEqual([]);
  });
});
