import { describe, expect, it, vi } from "vitest";
import type { Step } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { PACE } from "./playback.svelte";
import { PASSED } from "./told";
import { QUESTION } from "./testing/fakelive.svelte";
import { begin, FIRST, said, stateOf, step, undone, withTime } from "./testing/letters";

withTime();

describe("what is on the table", () => {
  it("is there at once for whoever comes", async () => {
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
    expect(playback.lit?.name).toBe("b");
    await vi.advanceTimersByTimeAsync(PACE.event - 20);
    expect(playback.view).toBe("ab");
    await vi.advanceTimersByTimeAsync(20);
    expect(playback.view).toBe("abc");
    await vi.advanceTimersByTimeAsync(PACE.event);
    expect(playback.isPlaying).toBe(false);
    expect(playback.lit).toBeNull();
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

  it("is shown at once when the reader skips", async () => {
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

  it("comes at once where motion is not wanted", async () => {
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
  it("is waited for, whoever moves", async () => {
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
    expect(playback.isTakingBack).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    expect(playback.isTakingBack).toBe(false);
    expect(playback.isPlaying).toBe(false);
  });

  it("ends at once when the reader skips", async () => {
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
