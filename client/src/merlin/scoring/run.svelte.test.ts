import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { firstScoring } from "../testing/recorded";
import { Run } from "./run.svelte";
import { scoringOf } from "./steps";

const { told, before } = firstScoring();
const scoring = scoringOf(told, before);
const [first, second] = scoring.steps;

let end: (() => void) | null = null;

function begun(): Run {
  let run: Run | undefined;
  end = $effect.root(() => {
    run = new Run(() => scoring);
  });
  flushSync();
  return run!;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a run without motion", () => {
  beforeEach(() => {
    vi.spyOn(settings, "lasting").mockReturnValue(0);
  });

  it("waits at the first step, whose points are there", () => {
    const run = begun();
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(run.step).toBe(first);
    expect([run.isRunning, run.canRun, run.isLanded]).toEqual([false, false, true]);
    expect(run.view.points).toEqual(first?.after.points);
  });

  it("leaves neither the first step backwards nor the sum forwards", () => {
    const run = begun();
    run.by(-1);
    expect(run.isFirst).toBe(true);
    run.toSum();
    run.by(1);
    expect(run.isSum).toBe(true);
    expect(run.view).toBe(scoring.after);
    run.by(-1);
    expect(run.step).toBe(scoring.steps.at(-1));
  });
});

describe("a run with motion", () => {
  beforeEach(() => {
    vi.spyOn(settings, "lasting").mockImplementation((ms) => ms);
  });
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };

  it("advances by itself until the sum", () => {
    const run = begun();
    pass(1600);
    expect(run.step).toBe(second);
    for (const _ of scoring.steps) pass(1600);
    expect(run.isSum).toBe(true);
  });

  it("stops when the reader advances by hand, and runs again when asked", () => {
    const run = begun();
    run.by(1);
    flushSync();
    pass(5000);
    expect(run.step).toBe(second);
    run.pauseOrRun();
    flushSync();
    pass(1600);
    expect(run.step).toBe(scoring.steps[2]);
  });

  it("shows the points of a step once they have landed", () => {
    const run = begun();
    run.pause();
    expect(run.view.points).toEqual(first?.before.points);
    run.land(first!);
    expect(run.view.points).toEqual(first?.after.points);
    run.by(1);
    expect(run.isLanded).toBe(false);
  });
});
