import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pointing } from "./pointing.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pointer that has rested on a thing until it was explained. */
function resting(id: string): Pointing {
  const pointing = new Pointing();
  pointing.over(id);
  vi.runAllTimers();
  return pointing;
}

describe("a pointer that rests on a thing", () => {
  it("is told what it is, and no longer once it has gone elsewhere", () => {
    const pointing = resting("space:black");
    expect(pointing.explained?.id).toBe("space:black");
    pointing.over(null);
    vi.runAllTimers();
    expect(pointing.explained).toBeNull();
  });

  it("can go to the answer and read on there", () => {
    const pointing = resting("space:black");
    pointing.over(null);
    pointing.over("space:grail"); // on its way
    pointing.stay();
    vi.runAllTimers();
    expect(pointing.explained?.id).toBe("space:black");
    pointing.leave();
    vi.runAllTimers();
    expect(pointing.explained).toBeNull();
  });

  it("is told of the next thing when the last answer has gone", () => {
    const pointing = resting("space:black");
    pointing.over("space:grail");
    vi.runAllTimers();
    expect(pointing.explained?.id).toBe("space:grail");
  });

  it("keeps the answer when it comes back in time", () => {
    const pointing = resting("space:black");
    pointing.over(null);
    pointing.over("space:black");
    vi.advanceTimersByTime(500);
    expect(pointing.explained?.id).toBe("space:black");
  });
});
