import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo, QuestionInfo, Step, TableState } from "../lib/api";
import type { Patch } from "../lib/change";
import type { Change, Live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { lookedUpTo } from "./looked";
import { PACE, PASSED, Playback, type Face } from "./playback.svelte";
import { Stage } from "./stage.svelte";

/** A game in which events are letters that are written one after the other. */
const face: Face<string> = {
  read: (wire) => (wire["letters"] as string[]).join(""),
  flights: () => [],
  isSilent: ({ name }) => name === ".",
  isWith: ({ name }, before) => before.name === "(" && name === ")",
  // A "w" walks for a second.
  walk: (before, now) => (now.split("w").length === before.split("w").length ? 0 : 1000),
};

function said(name: string, seat: number | null = 1): EventInfo {
  return { name, seat, facts: {} };
}
const wireOf = (text: string) => ({ letters: [...text] });
const written = ({ name }: EventInfo): Patch => [{ op: "add", path: "/letters/-", value: name }];

function step(seq: number, ...events: EventInfo[]): Step {
  const changes = [...events.map(written), []];
  return { seq, kind: seq === 1 ? "began" : "decided", seat: 1, events, changes: seq === 1 ? null : changes };
}
/** The second letter is taken back. */
const undone = (seq: number): Step => ({
  seq,
  kind: "undone",
  seat: 0,
  events: [],
  changes: [[{ op: "remove", path: "/letters/1", value: null }]],
});

function stateOf(text: string, steps: Step[], more: Partial<TableState> = {}): TableState {
  return {
    type: "state",
    table: { id: "oak", stage: "playing" },
    seat: 0,
    seq: steps.at(-1)?.seq ?? 0,
    steps,
    view: wireOf(text),
    question: null,
    can_undo: false,
    ...more,
  } as TableState;
}
const QUESTION: QuestionInfo = {
  seat: 0,
  ask: "sing",
  rule: "K1",
  options: ["la"],
  words: ["la"],
  about: {},
};

/** A connection that says what it is told to say. */
class FakeLive {
  readonly id = "oak";
  state: TableState | null = null;
  steps: readonly Step[] = [];
  #listeners = new Set<(change: Change) => void>();

  onchange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  say(state: TableState, cause: Change["cause"] = "update"): void {
    const last = cause === "update" ? (this.steps.at(-1)?.seq ?? 0) : 0;
    const fresh = state.steps.filter((fresher) => fresher.seq > last);
    this.state = state;
    this.steps = cause === "update" ? [...this.steps, ...fresh] : state.steps;
    for (const listener of this.#listeners) listener({ state, fresh, cause });
  }
}

function begin(past?: ConstructorParameters<typeof Playback<string>>[3]) {
  const live = new FakeLive();
  const stage = new Stage();
  const playback = new Playback(live as unknown as Live, face, stage, past);
  const stop = playback.start();
  return { live, playback, stage, stop };
}
const FIRST = step(1, said("a", null));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.speed = "usual";
});
afterEach(() => {
  vi.useRealTimers();
  settings.speed = "usual";
});

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

describe("a recap", () => {
  it("says that it is one, until it is over", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["oak", 0, 1]]));
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
    expect(lookedUpTo("oak", 0)).toBe(1);

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
    expect(lookedUpTo("oak", 0)).toBe(3);
  });

  it("is left out when the view of then does not come", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["oak", 0, 1]]));
    const { live, playback } = begin(() => Promise.reject(new Error("offline")));
    live.say(stateOf("ab", [FIRST, step(2, said("b"))]), "first");
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.view).toBe("ab");
    expect(playback.isPlaying).toBe(false);
  });

  it("does not lose what happens while it is being prepared", async () => {
    localStorage.setItem("logres.looked", JSON.stringify([["oak", 0, 1]]));
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
    localStorage.setItem("logres.looked", JSON.stringify([["oak", 1, 1]]));
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
    localStorage.setItem("logres.looked", JSON.stringify([["oak", 0, 1]]));
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
