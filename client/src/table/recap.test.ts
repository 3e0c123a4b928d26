import { describe, expect, it, vi } from "vitest";
import type { Step, TableState } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Past } from "./lastlooks";
import { lookedUpTo } from "./looked";
import type { Line } from "./log";
import { PACE } from "./pace";
import { recapOf } from "./recap";
import type { Told } from "./told";
import { QUESTION } from "./testing/fakelive.svelte";
import {
  begin,
  FIRST,
  said,
  stateOf,
  step,
  undone,
  pastOf,
  wireOf,
  withTime,
  written,
} from "./testing/letters";

withTime();

describe("a recap", () => {
  it("says that it is one, until it is over", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 0, 1]]));
    const { live, playback } = begin(() => Promise.resolve(pastOf("a")));
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
      return Promise.resolve(pastOf("a"));
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
    const { live, playback } = begin(() => new Promise((done) => setTimeout(() => done(pastOf("a")), 300)));
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
    const { live, playback } = begin(() => new Promise((done) => setTimeout(() => done(pastOf("z")), 300)));
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
      return Promise.resolve(pastOf("ab"));
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

  it("plays only the last turns of a long absence", async () => {
    const { live, playback } = begin();
    live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    const turns = Array.from({ length: 9 }, (_, nth) => step(nth + 2, said("turn"), said("x")));
    const text = ["a", ...turns.flatMap(() => ["turn", "x"])];
    live.say({ ...stateOf("", turns), view: { letters: text } });
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.told.filter(({ event }) => event.name === "turn")).toHaveLength(4);
    expect(playback.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(9 * PACE.event);
    expect(playback.isPlaying).toBe(false);
  });
});

describe("something shown apart", () => {
  const scene = [said("b"), said("["), said("x"), said("]"), said("c")];
  const whole = step(2, ...scene);

  /** Load the page where this seat has seen the first step, and note where each scene began that is shown. */
  async function reload(state: TableState, past: Past, seq = 1) {
    localStorage.setItem("logres.looked", JSON.stringify([["lake-dove-oak", 0, seq]]));
    const { live, playback } = begin(past);
    const ends: unknown[] = [];
    playback.onevent(({ name }) => {
      if (name === "]") ends.push(playback.apart);
    });
    live.say(state, "first");
    await vi.advanceTimersByTimeAsync(10);
    return { live, playback, ends };
  }

  it("is shown again after a reload, even without motion", async () => {
    settings.speed = "none";
    const { playback, ends } = await reload(stateOf("ab[x]c", [FIRST, whole]), () =>
      Promise.resolve(pastOf("a")),
    );
    expect(ends).toEqual([wireOf("ab")]);
    expect([playback.view, playback.isPlaying]).toEqual(["ab[x]c", false]);
  });

  it("comes back with a question that is asked in its middle", async () => {
    const first = begin();
    const parts = [step(2, said("["), said("x")), step(3, said("y"), said("]"))] as const;
    first.live.say(stateOf("a", [FIRST]), "first");
    await vi.advanceTimersByTimeAsync(0);
    first.live.say(stateOf("a[x", [parts[0]], { question: QUESTION }));
    await vi.advanceTimersByTimeAsync(PACE.event);
    expect(first.playback.question).toBe(QUESTION);
    first.stop();
    const seen = lookedUpTo("lake-dove-oak", 0) ?? 0;
    const asking = stateOf("a[x", [FIRST, parts[0]], { question: QUESTION });
    const { live, playback, ends } = await reload(asking, () => Promise.resolve(pastOf("a")), seen);
    expect([playback.question, playback.apart]).toEqual([QUESTION, wireOf("a")]);
    live.say(stateOf("a[xy]", [parts[1]]));
    await vi.advanceTimersByTimeAsync(PACE.event);
    expect(ends).toEqual([wireOf("a")]);
  });

  it("is taken from the past when it is not known any more what has changed, and leads to the present", async () => {
    const forgotten = (one: Step): Step => ({ ...one, changes: null });
    const steps = [
      ...[FIRST, forgotten(step(2, said("p"))), forgotten(step(3, ...scene))],
      ...[forgotten(step(4, said("y"))), step(5, said("z"))],
    ];
    const asked: number[] = [];
    const { playback, ends } = await reload(stateOf("apb[x]cyz", steps, { question: QUESTION }), (count) => {
      asked.push(count);
      return Promise.resolve(count === 1 ? pastOf("ap") : pastOf("apb[x]c", ...scene.map(written)));
    });
    await vi.advanceTimersByTimeAsync(5 * PACE.event);
    expect(asked).toEqual([1, 2]);
    expect(ends).toEqual([wireOf("apb")]);
    expect([playback.view, playback.question]).toEqual(["apb[x]cyz", QUESTION]);
    expect(playback.told.map(({ event }) => event.name).join("")).toBe("apb[x]cyz");
    expect(lookedUpTo("lake-dove-oak", 0)).toBe(5);
  });
});

describe("what the others did", () => {
  const told = (seq: number, name: string, seat: number | null, facts: object = {}): Told => ({
    seq,
    event: { name, seat, facts: { ...facts } },
    change: [],
  });
  const turn = (seq: number, seat: number, number: number) => told(seq, "turn", seat, { number });
  const lineOf = ({ name, seat, facts }: Told["event"]): Line | null =>
    name === "turn"
      ? null
      : { seat, parts: [{ text: name, param: null, bold: false }], points: (facts["n"] as number) ?? null };
  const telling = {
    lineOf,
    isApart: (event: Told["event"], was: boolean) => event.name === "[" || (was && event.name !== "]"),
  };
  const words = (you: number | null, events: readonly Told[]) =>
    recapOf(events, you, telling).map(({ seat, points, lines }) => [
      seat,
      points,
      lines.map((line) => `${line.parts[0]?.text ?? ""}${line.points ?? ""}`),
    ]);

  const game = [
    ...[turn(1, 0, 1), told(2, "mine", 0)],
    ...[turn(3, 1, 2), told(4, "move", 1), told(5, "mission", 1), told(5, "score", 1, { n: 3 })],
    ...[turn(6, 2, 3), told(7, "send", 2), told(7, "home", 0), told(7, "score", 2, { n: 2 })],
  ];

  it("is told turn by turn since the reader's own, with a sentence and the points of each decision", () => {
    expect(words(0, [...game, turn(8, 0, 4), told(9, "mine", 0)])).toEqual([
      [1, 3, ["move", "mission3"]],
      [2, 2, ["send", "home", "score2"]],
    ]);
  });

  it("is told while they are still at it, and of the last turns to a spectator", () => {
    expect(words(0, game).map(([seat]) => seat)).toEqual([1, 2]);
    expect(words(null, game).map(([seat]) => seat)).toEqual([0, 1, 2]);
    expect(words(2, game).map(([seat]) => seat)).toEqual([0, 1]);
  });

  it("mentions a scoring, but not its points", () => {
    const scored = [turn(10, 1, 5), told(11, "[", null), told(11, "score", 1, { n: 9 }), told(11, "]", null)];
    expect(words(0, scored)).toEqual([[1, 0, ["["]]]);
  });
});
