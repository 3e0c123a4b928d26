import { describe, expect, it, vi } from "vitest";
import type { Step } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { PACE } from "./pace";
import { PASSED } from "./told";
import { QUESTION } from "./testing/fakelive.svelte";
import { begin, FIRST, said, stateOf, step, undone, withTime } from "./testing/letters";

withTime();

describe("what is on the table", () => {
  it("is shown immediately to a reader who arrives", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST], { question: QUESTION }), "first");
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.view).toBe("a");
    expect(playback.question).toBe(QUESTION);
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a"]);
  });

  it("changes event by event, at a pace one can follow", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("abc", [step(2, said("b")), step(3, said("c"))]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("ab");
    expect(playback.lit.map(({ name }) => name)).toEqual(["b"]);
    await vi.advanceTimersByTimeAsync(PACE.event - 20);
    expect(playback.view).toBe("ab");
    await vi.advanceTimersByTimeAsync(20);
    expect(playback.view).toBe("abc");
    await vi.advanceTimersByTimeAsync(PACE.event);
    expect(playback.isPlaying).toBe(false);
    expect(playback.lit).toEqual([]);
  });

  it("tells of a turn of ours that the server has ended", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const passed: Step = { ...step(3, said("c")), kind: "passed", seat: 0 };
    live.say(stateOf("abc", [step(2, said("b")), passed]));
    await vi.advanceTimersByTimeAsync(PACE.event + 10);
    expect(playback.view).toBe("abc");
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a", "b", PASSED, "c"]);
  });

  it("asks only when everything before the question has been seen, and never forgets it", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("ab", [step(2, said("b"))]));
    live.say(stateOf("abc", [step(3, said("c"))], { question: QUESTION }));
    await vi.advanceTimersByTimeAsync(PACE.event + 20);
    expect(playback.question).toBeNull();
    await vi.advanceTimersByTimeAsync(PACE.event + 20);
    expect(playback.question).toBe(QUESTION);
    expect(playback.view).toBe("abc");
  });

  it("keeps asking when a state comes with nothing new, as after a break of the connection", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST], { question: QUESTION }), "first");
    await vi.advanceTimersByTimeAsync(0);
    const again = { ...QUESTION };
    live.say(stateOf("a", [FIRST], { question: again }));
    expect(playback.question).toBe(again);
  });

  it("has the server's view at the end, whatever the events made of it", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("A!", [step(2, said("b"))]));
    await vi.advanceTimersByTimeAsync(PACE.event + 20);
    expect(playback.view).toBe("A!");
  });

  it("does not wait for our own moves, nor for what nobody needs to follow", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("abc.", [step(2, said("b", 0), said("c", 0), said("."))]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.isPlaying).toBe(false);
    expect(playback.view).toBe("abc.");
  });

  it.each(["b", "."])("waits for what is shown beside it: %s", async (name) => {
    const { live, playback, stage } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    let isDone: () => void = () => undefined;
    const quiet = playback.onevent(() => stage.hold(new Promise((done) => (isDone = done))));
    live.say(stateOf(`a${name}`, [step(2, said(name))]));
    playback.skip();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(playback.view).toBe("a");
    expect(playback.isPlaying).toBe(true);
    quiet();
    isDone();
    await vi.advanceTimersByTimeAsync(PACE.event);
    expect(playback.view).toBe(`a${name}`);
    expect(playback.isPlaying).toBe(false);
  });

  it("is shown immediately when the reader skips", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("abcd", [step(2, said("b"), said("c"), said("d"))], { question: QUESTION }));
    await vi.advanceTimersByTimeAsync(10);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.question).toBe(QUESTION);
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a", "b", "c", "d"]);
    // Only what was waiting is skipped, not what comes later.
    live.say(stateOf("abcdef", [step(3, said("e"), said("f"))]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("abcde");
  });

  it("comes immediately if motion is off", async () => {
    settings.speed = "none";
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("abc", [step(2, said("b"), said("c"))]));
    await vi.advanceTimersByTimeAsync(5);
    expect(playback.isPlaying).toBe(false);
  });

  it("goes back when a decision is taken back, log and all", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("ab", [step(2, said("b", 0))]));
    await vi.advanceTimersByTimeAsync(10);
    live.say(stateOf("a", [undone(3)]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("a");
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a"]);
  });

  it("goes back behind its own arrival with what the server says", async () => {
    const { live, playback } = begin();
    live.say(stateOf("ab", [FIRST, step(2, said("b", 0))]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("a", [undone(3)]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("a");
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a"]);
  });

  it("tells its listeners of each event once", async () => {
    const { live, playback } = begin();
    const heard: string[] = [];
    playback.onevent((event) => heard.push(event.name));
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("abc", [step(2, said("b"), said("c"))]));
    await vi.advanceTimersByTimeAsync(3 * PACE.event);
    expect(heard).toEqual(["b", "c"]);
  });
});

describe("what takes longer", () => {
  it("is waited for, whichever player moves", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("awb", [step(2, said("w", 0), said("b", 0))]));
    await vi.advanceTimersByTimeAsync(990);
    expect(playback.view).toBe("aw");
    await vi.advanceTimersByTimeAsync(20);
    expect(playback.view).toBe("awb");
  });

  it("goes back in half the time", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("aw", [step(2, said("w", 0))]));
    await vi.advanceTimersByTimeAsync(1010);
    live.say(stateOf("a", [undone(3)]));
    await vi.advanceTimersByTimeAsync(490);
    expect(playback.motion.isBack).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(playback.motion.isBack).toBe(false);
    expect(playback.isPlaying).toBe(false);
  });

  it("ends immediately when the reader skips", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("awb", [step(2, said("w", 0), said("b"))]));
    await vi.advanceTimersByTimeAsync(10);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.isPlaying).toBe(false);
    expect(playback.view).toBe("awb");
  });

  it("is shown together with what belongs to it, in one motion", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("a()", [step(2, said("("), said(")"))]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("a()");
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a", "(", ")"]);
  });
});

describe("a long turn", () => {
  const many = (count: number) => Array.from({ length: count }, () => said("x"));

  /** Let the table play, and say how long it took. */
  async function timed(playback: { readonly isPlaying: boolean }): Promise<number> {
    const began = performance.now();
    while (playback.isPlaying) await vi.advanceTimersByTimeAsync(50);
    return performance.now() - began;
  }

  it.each([
    ["usual", 6000],
    ["fast", 3000],
  ] as const)("is played within its budget: %s", async (speed, budget) => {
    settings.speed = speed;
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf(`a${"x".repeat(50)}`, [step(2, ...many(50))], { question: QUESTION }));
    const time = await timed(playback);
    expect(time).toBeGreaterThan(budget / 2);
    expect(time).toBeLessThanOrEqual(budget + 100);
  });

  it("is played faster while others wait behind it", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const turns = [2, 3, 4].map((seq) => step(seq, said("turn"), ...many(30)));
    const letters = ["a", ...turns.flatMap(({ events }) => events.map(({ name }) => name))];
    live.say({ ...stateOf("", turns, { question: QUESTION }), view: { letters } });
    const time = await timed(playback);
    expect(time).toBeLessThan(3 * 6000 * 0.85);
    expect(playback.question).toBe(QUESTION);
    expect(playback.told).toHaveLength(1 + 3 * 31);
  });

  it("does not hurry while its player thinks", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    for (let seq = 2; seq < 20; seq += 1) {
      live.say(stateOf("a" + "x".repeat(seq - 1), [step(seq, said("x"))]));
      await vi.advanceTimersByTimeAsync(PACE.event - 10);
      expect(playback.isPlaying).toBe(true);
      await vi.advanceTimersByTimeAsync(2000);
      expect(playback.isPlaying).toBe(false);
    }
  });

  it("keeps arriving while it is played", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("ab", [step(2, said("b"))]));
    live.say(stateOf("abc", [step(3, said("c"))]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("ab");
    live.say(stateOf("abcd", [step(4, said("d"))], { question: QUESTION }));
    expect(live.steps.at(-1)?.seq).toBe(4);
    await vi.advanceTimersByTimeAsync(3 * PACE.event);
    expect(playback.view).toBe("abcd");
    expect(playback.question).toBe(QUESTION);
  });
});

describe("a reader who only wants to see their own turn", () => {
  async function waiting() {
    const all = begin();
    all.live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    return all;
  }

  it("sees everything without delay until they are asked, and what follows at the usual pace again", async () => {
    const { live, playback } = await waiting();
    live.say(stateOf("ab", [step(2, said("b"))]));
    playback.jump();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.isPlaying).toBe(false);
    live.say(stateOf("abc", [step(3, said("c"))], { question: QUESTION }));
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.question).toBe(QUESTION);
    expect([playback.hasMissed, playback.isJumping]).toEqual([true, false]);
    const ours = { ...step(4, said("d", 0)), seat: 0 };
    live.say(stateOf("abcd", [ours, step(5, said("e"))]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.isPlaying).toBe(true);
    expect(playback.hasMissed).toBe(false);
  });

  it("can make this the default, and still sees their own moves", async () => {
    settings.others = "jump";
    try {
      const { live, playback } = await waiting();
      const ours = { ...step(2, said("w", 0), said("w", 0)), seat: 0 };
      live.say(stateOf("aww", [ours, step(3, said("b"), said("c"))], { question: QUESTION }));
      await vi.advanceTimersByTimeAsync(1500);
      expect(playback.view).toBe("aww");
      expect(playback.isPlaying).toBe(true);
      await vi.advanceTimersByTimeAsync(600);
      expect(playback.question).toBe(QUESTION);
    } finally {
      settings.others = "play";
    }
  });
});

it("knows where something began that is shown apart, until it is over", async () => {
  const { live, playback } = begin();
  live.say(stateOf("a", [FIRST]), "first");
  await vi.advanceTimersByTimeAsync(0);
  const apart: unknown[] = [];
  playback.onevent(() => apart.push(playback.apart));
  live.say(stateOf("a[x]", [step(2, said("["), said("x"), said("]"))]));
  await vi.advanceTimersByTimeAsync(PACE.event);
  expect(apart).toEqual([{ letters: ["a"] }, { letters: ["a"] }, { letters: ["a"] }]);
  expect(playback.apart).toBeNull();
});
