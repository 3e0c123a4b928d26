import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, type ReplayPosition, type Timeline } from "../../lib/api";
import { exampleTimeline } from "./example";
import { BEAT, Reel, type Archive } from "./reel.svelte";

function position(number: number): ReplayPosition {
  return {
    number,
    turn: 1,
    view: {},
    question: null,
    outcomes: [],
    chosen: null,
    events: [],
    changes: [],
    projected: [],
  };
}

function archive(timeline: Timeline = exampleTimeline()) {
  const asked: string[] = [];
  const fake: Archive = {
    timeline: vi.fn(() => Promise.resolve(timeline)),
    position: vi.fn((_id: string, number: number, seat: number | null) => {
      asked.push(`${seat ?? "all"} ${number}`);
      return Promise.resolve(position(number));
    }),
  };
  return { fake, asked };
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a reel", () => {
  test("opens at the beginning of a finished game and fetches what comes next", async () => {
    const { fake, asked } = archive();
    const reel = new Reel("t", fake);
    await reel.open(null);
    await settle();
    expect(reel.number).toBe(0);
    expect(reel.position?.number).toBe(0);
    expect(asked).toEqual(["all 0", "all 1", "all 2"]);
  });

  test("opens at the present of a running game, as the reader's seat sees it", async () => {
    const { fake, asked } = archive(exampleTimeline({ stage: "playing" }));
    const reel = new Reel("t", fake);
    await reel.open(null);
    await settle();
    expect([reel.number, reel.last, reel.seat]).toEqual([8, 8, 0]);
    expect(asked[0]).toBe("0 8");
  });

  test("opens at the decision of a link, or at the end if there are fewer", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    await reel.open(5);
    expect(reel.number).toBe(5);
    await reel.open(500);
    expect(reel.number).toBe(8);
  });

  test("goes by decision and by turn and never beyond the ends", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    await reel.open(3);
    const been = [];
    for (const go of [
      () => reel.by(1),
      () => reel.turnOn(),
      () => reel.turnBack(),
      () => reel.by(-9),
      () => reel.by(99),
      () => reel.turnOn(),
    ]) {
      go();
      been.push(reel.number);
    }
    expect(been).toEqual([4, 5, 4, 0, 8, 8]);
  });

  test("keeps what is on the screen until the next position has come", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    await reel.open(0);
    await settle();
    reel.to(6);
    expect([reel.number, reel.position?.number]).toEqual([6, 0]);
    await settle();
    expect(reel.position?.number).toBe(6);
  });

  test("asks for one position at a time, and of a fast run only for what is wanted then", async () => {
    const { fake, asked } = archive();
    const reel = new Reel("t", fake);
    await reel.open(0);
    for (let number = 1; number <= 6; number += 1) reel.to(number);
    await settle();
    expect(asked).toEqual(["all 0", "all 6", "all 7", "all 5", "all 8"]);
    expect(reel.position?.number).toBe(6);
  });

  test("shows what it has without asking again", async () => {
    const { fake, asked } = archive();
    const reel = new Reel("t", fake);
    await reel.open(0);
    await settle();
    asked.length = 0;
    reel.by(1);
    expect(reel.position?.number).toBe(1);
    await settle();
    reel.by(-1);
    await settle();
    expect(asked).toEqual(["all 3"]);
  });

  test("looks with the eyes of a seat", async () => {
    const { fake, asked } = archive();
    const reel = new Reel("t", fake);
    await reel.open(4);
    await settle();
    asked.length = 0;
    reel.lookFrom(1);
    await settle();
    expect(asked[0]).toBe("1 4");
  });

  test("plays at its speed, stops at the end, and starts over from there", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    await reel.open(5);
    await settle();
    reel.play();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(reel.number).toBe(6);
    reel.speed = 4;
    await vi.advanceTimersByTimeAsync(BEAT / 2);
    expect([reel.number, reel.isPlaying]).toEqual([8, false]);
    reel.toggle();
    expect([reel.number, reel.isPlaying]).toEqual([0, true]);
    reel.toggle();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(reel.number).toBe(0);
  });

  test("does not play past a position that has not come", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    await reel.open(0);
    await settle();
    vi.mocked(fake.position).mockImplementation(() => new Promise(() => undefined));
    reel.play();
    await vi.advanceTimersByTimeAsync(BEAT * 8);
    expect(reel.number).toBe(3);
  });

  test("says what is wrong, and tries again when asked to", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    vi.mocked(fake.timeline).mockRejectedValueOnce(new Problem("offline", "nobody answers"));
    await reel.open(2);
    expect(reel.problem?.code).toBe("offline");
    reel.again();
    await settle();
    expect(reel.problem).toBeNull();

    vi.mocked(fake.position).mockRejectedValueOnce(new Problem("offline", "nobody answers"));
    reel.to(7);
    await settle();
    expect(reel.problem?.code).toBe("offline");
    reel.again();
    await settle();
    expect([reel.problem, reel.position?.number]).toEqual([null, 7]);
  });

  test("does not complain of a neighbour that cannot be had", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    vi.mocked(fake.position).mockImplementation((_, number) =>
      number === 0 ? Promise.resolve(position(0)) : Promise.reject(new Problem("offline", "")),
    );
    await reel.open(0);
    await settle();
    expect([reel.problem, reel.position?.number]).toEqual([null, 0]);
  });

  test("waits when it was too fast", async () => {
    const { fake } = archive();
    const reel = new Reel("t", fake);
    vi.mocked(fake.position).mockRejectedValueOnce(new Problem("too-fast", "", { retryAfter: 2 }));
    await reel.open(0);
    await settle();
    expect([reel.problem, reel.position]).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(reel.position?.number).toBe(0);
  });

  test("finds what was decided meanwhile in a running game", async () => {
    const timeline = exampleTimeline({ stage: "playing" });
    const earlier = { ...timeline, steps: timeline.steps.slice(0, 5) };
    const { fake } = archive(earlier);
    const reel = new Reel("t", fake);
    await reel.open(null);
    await settle();
    expect(reel.last).toBe(5);
    vi.mocked(fake.timeline).mockResolvedValue(timeline);
    await vi.advanceTimersByTimeAsync(3000);
    reel.by(1);
    await settle();
    expect([reel.number, reel.last]).toEqual([5, 8]);
    expect(reel.step?.ask).toBe("challenge");
  });

  test("forgets what was taken back", async () => {
    const timeline = exampleTimeline({ stage: "playing" });
    const { fake, asked } = archive(timeline);
    const reel = new Reel("t", fake);
    await reel.open(null);
    await settle();
    vi.mocked(fake.timeline).mockResolvedValue({ ...timeline, steps: timeline.steps.slice(0, 7) });
    await vi.advanceTimersByTimeAsync(3000);
    asked.length = 0;
    reel.to(8);
    await settle();
    expect([reel.number, reel.last]).toEqual([7, 7]);
    expect(asked).toContain("0 7");
  });
});
