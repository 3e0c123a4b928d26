import { describe, expect, it, vi } from "vitest";
import type { Step } from "../lib/api";
import { lookedUpTo } from "./looked";
import { PACE } from "./playback.svelte";
import { QUESTION } from "./testing/fakelive.svelte";
import { begin, FIRST, said, stateOf, step, undone, wireOf, withTime, written } from "./testing/letters";

withTime();

describe("a recap", () => {
  it("says that it is one, until it is over", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 0, 1]]));
    const { live, playback } = begin(() => Promise.resolve(wireOf("a")));
    live.say(stateOf("ab", [FIRST, step(2, said("b"))]), "first");
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.isRecap).toBe(true);
    await vi.advanceTimersByTimeAsync(PACE.event);
    expect(playback.isRecap).toBe(false);
  });

  it("begins where a person at this device last looked", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("a", [FIRST], { seat: null }), "look");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("abc", [FIRST, step(2, said("b")), step(3, said("c"))]), "look");
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("ab");
    await vi.advanceTimersByTimeAsync(2 * PACE.event);
    expect(playback.view).toBe("abc");
  });

  it("leaves out what somebody else at this device has taken back", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const steps = [FIRST, step(2, said("x")), undone(3), step(4, said("b")), step(5, said("c"))];
    live.say(stateOf("abc", steps), "look");
    await vi.advanceTimersByTimeAsync(10);
    expect([playback.view, playback.isRecap]).toEqual(["ab", true]);
    await vi.advanceTimersByTimeAsync(2 * PACE.event);
    expect(playback.view).toBe("abc");
  });

  it("is left out where what was seen then has been taken back", async () => {
    const { live, playback } = begin();
    live.say(stateOf("ax", [FIRST, step(2, said("x"))]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const steps = [FIRST, step(2, said("x")), undone(3), step(4, said("b"))];
    live.say(stateOf("ab", steps), "look");
    await vi.advanceTimersByTimeAsync(10);
    expect([playback.view, playback.isPlaying]).toEqual(["ab", false]);
  });

  it("begins where this browser last looked, with the view of then", async () => {
    const earlier = begin();
    earlier.live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    earlier.stop();
    expect(lookedUpTo("lake-dove-oak", 0)).toBe(1);

    const asked: number[] = [];
    const { live, playback } = begin((decision) => {
      asked.push(decision);
      return Promise.resolve(wireOf("a"));
    });
    live.say(stateOf("abc", [FIRST, step(2, said("b")), step(3, said("c"))]), "first");
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual([0]);
    expect(playback.view).toBe("ab");
    await vi.advanceTimersByTimeAsync(2 * PACE.event);
    expect(playback.view).toBe("abc");
    expect(lookedUpTo("lake-dove-oak", 0)).toBe(3);
  });

  it("is left out when the view of then does not come", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 0, 1]]));
    const { live, playback } = begin(() => Promise.reject(new Error("offline")));
    live.say(stateOf("ab", [FIRST, step(2, said("b"))]), "first");
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("ab");
    expect(playback.isPlaying).toBe(false);
  });

  it("does not lose what happens while it is being prepared", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 0, 1]]));
    const { live, playback } = begin(() => new Promise((done) => setTimeout(() => done(wireOf("a")), 300)));
    live.say(stateOf("ab", [FIRST, step(2, said("b"))]), "first");
    live.say(stateOf("abc", [step(3, said("c"))], { question: QUESTION }));
    await vi.advanceTimersByTimeAsync(310);
    expect(playback.view).toBe("ab");
    await vi.advanceTimersByTimeAsync(3 * PACE.event);
    expect(playback.view).toBe("abc");
    expect(playback.question).toBe(QUESTION);
  });

  it("is not mixed up with what another seat saw", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 1, 1]]));
    const { live, playback } = begin(() => new Promise((done) => setTimeout(() => done(wireOf("z")), 300)));
    live.say(stateOf("ab", [FIRST, step(2, said("b", 2))]), "first");
    await vi.advanceTimersByTimeAsync(0);
    live.say(stateOf("zb", [FIRST, step(2, said("b", 2))], { seat: 1 }), "look");
    live.say(stateOf("zbc", [step(3, said("c", 2))], { seat: 1 }));
    await vi.advanceTimersByTimeAsync(310);
    expect(playback.view).toBe("zb");
    await vi.advanceTimersByTimeAsync(3 * PACE.event);
    expect(playback.view).toBe("zbc");
  });

  it("is only told where it is not known any more what has changed", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const old = { ...step(2, said("b")), changes: null };
    live.say(stateOf("abc", [old, step(3, said("c"))]));
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.view, playback.isPlaying]).toEqual(["abc", false]);
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a", "b", "c"]);
  });

  it("begins where it is known what has changed", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 0, 1]]));
    const asked: number[] = [];
    const { live, playback } = begin((decision) => {
      asked.push(decision);
      return Promise.resolve(wireOf("ab"));
    });
    const old = { ...step(2, said("b")), changes: null };
    live.say(stateOf("abcd", [FIRST, old, step(3, said("c")), step(4, said("d"))]), "first");
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual([1]);
    expect(playback.view).toBe("abc");
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a", "b", "c"]);
  });

  it("changes what was done and taken back since, without a word", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const gone: Step = { ...step(2), changes: [written(said("x"))] };
    live.say(stateOf("ab", [gone, undone(3), step(4, said("b"))]));
    await vi.advanceTimersByTimeAsync(PACE.undo + 10);
    expect(playback.view).toBe("ab");
    expect(playback.told.map(({ event }) => event.name)).toEqual(["a", "b"]);
  });

  it("plays only the end of a long absence", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const many = Array.from({ length: 40 }, () => said("x"));
    live.say(stateOf(`a${"x".repeat(40)}`, [step(2, ...many)]));
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view?.length).toBeGreaterThan(15);
    await vi.advanceTimersByTimeAsync(25 * PACE.event);
    expect(playback.isPlaying).toBe(false);
  });
});
