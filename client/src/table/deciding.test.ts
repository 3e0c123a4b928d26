import { beforeEach, describe, expect, it, vi } from "vitest";
import { Problem, type TableState } from "../lib/api";
import type { Live } from "../lib/live/live.svelte";
import { PLAIN, type Manner, type Outcome } from "../lib/live/sending.svelte";
import { settings } from "../lib/settings.svelte";
import { Deciding } from "./deciding.svelte";
import type { Playback } from "./playback.svelte";
import { QUESTION } from "./testing/fakelive.svelte";

const CAREFUL: Manner = { careful: true, brisk: false };
const refused = (code: "ends-turn" | "stale"): Outcome => ({ done: false, problem: new Problem(code, "no") });

let manner: Manner;
let outcome: Outcome;
let state: Pick<TableState, "seq" | "idle">;
/** What the connection has brought, which may not be shown yet. */
let arrived: Partial<TableState> | null;
const decide = vi.fn((_word: string, _manner: Manner) => Promise.resolve(outcome));
const undo = vi.fn(() => Promise.resolve<Outcome>({ done: true, seq: 9 }));

function begin(): Deciding {
  const live = {
    decide,
    undo,
    isBusy: false,
    get state() {
      return arrived;
    },
  } as unknown as Live;
  const playback = {
    question: QUESTION,
    canUndo: true,
    get state() {
      return state;
    },
  } as unknown as Playback<unknown>;
  return new Deciding(live, playback, () => manner);
}

beforeEach(() => {
  vi.clearAllMocks();
  decide.mockImplementation(() => Promise.resolve(outcome));
  manner = CAREFUL;
  outcome = refused("ends-turn");
  state = { seq: 4, idle: false };
  arrived = null;
});

describe("a decision that would end the turn", () => {
  it("is simply made where nobody wants to be asked", async () => {
    manner = PLAIN;
    outcome = { done: true, seq: 5 };
    const deciding = begin();
    await deciding.decide("la");
    expect(decide).toHaveBeenCalledWith("la", PLAIN);
    expect(deciding.made?.word).toBe("la");
  });

  it("is held until it is confirmed, and meanwhile nothing is asked", async () => {
    const deciding = begin();
    await deciding.decide("la");
    expect(deciding.held?.word).toBe("la");
    expect([deciding.made, deciding.question, deciding.refusal]).toEqual([null, null, null]);
    outcome = { done: true, seq: 5 };
    await deciding.confirm();
    expect(decide.mock.calls).toEqual([
      ["la", CAREFUL],
      ["la", PLAIN],
    ]);
    expect(deciding.held).toBeNull();
    expect(deciding.made?.word).toBe("la");
  });

  it("is put back by undo, which takes back nothing else", async () => {
    const deciding = begin();
    await deciding.decide("la");
    expect(deciding.canUndo).toBe(true);
    await deciding.undo();
    expect(undo).not.toHaveBeenCalled();
    expect([deciding.held, deciding.question]).toEqual([null, QUESTION]);
    await deciding.undo();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("is forgotten when the table has gone on", async () => {
    const deciding = begin();
    await deciding.decide("la");
    state = { seq: 5, idle: false };
    deciding.follow(false);
    expect(deciding.held).toBeNull();
  });

  it("is not confused with one that was not made", async () => {
    outcome = refused("stale");
    const deciding = begin();
    await deciding.decide("la");
    expect([deciding.held, deciding.refusal]).toEqual([null, "stale"]);
  });
});

describe("a reader who ends turns in which nothing is new", () => {
  beforeEach(() => {
    manner = PLAIN;
    outcome = { done: true, seq: 5 };
  });
  const end = () => begin().decide("-");

  it("is known after three of them", async () => {
    await end();
    await begin().decide("la");
    expect(settings.isOftenIdle).toBe(false);
    state = { seq: 4, idle: true };
    await begin().decide("la");
    await end();
    await end();
    expect(settings.isOftenIdle).toBe(false);
    await end();
    expect(settings.isOftenIdle).toBe(true);
  });
});

describe("two decisions in one choice", () => {
  const NEXT = { ...QUESTION, ask: "answer", options: ["so"], words: ["so"] };
  beforeEach(() => {
    manner = PLAIN;
    outcome = { done: true, seq: 5 };
    arrived = { seq: 5, question: NEXT, can_undo: true };
  });

  it("are made one after the other, and nothing is asked in between", async () => {
    const deciding = begin();
    const made = deciding.decide("la", "so");
    state = { seq: 5, idle: false };
    deciding.follow(true); // the next question is shown before the answer has been sent
    expect(deciding.question).toBeNull();
    await made;
    expect(decide.mock.calls).toEqual([
      ["la", PLAIN],
      ["so", PLAIN],
    ]);
    expect(deciding.made).toMatchObject({ seq: 5, question: NEXT, word: "so" });
  });

  it.each([
    ["another question is asked", { seq: 5, question: { ...NEXT, words: ["no"] } }],
    ["somebody else is asked", { seq: 5, question: { ...NEXT, seat: 1 } }],
    ["nothing is asked", { seq: 5, question: null }],
    ["the game has gone on", { seq: 6, question: NEXT }],
  ])("are only the first one where %s", async (_, now) => {
    arrived = now as Partial<TableState>;
    const deciding = begin();
    await deciding.decide("la", "so");
    expect(decide).toHaveBeenCalledOnce();
    state = { seq: 5, idle: false };
    deciding.follow(true);
    expect(deciding.made).toBeNull();
  });

  it("are only tried where the first one is made", async () => {
    outcome = refused("stale");
    await begin().decide("la", "so");
    expect(decide).toHaveBeenCalledOnce();
  });

  it("are taken back together, a later one alone", async () => {
    decide.mockImplementation((word) => Promise.resolve({ done: true, seq: word === "la" ? 5 : 6 }));
    const deciding = begin();
    await deciding.decide("la", "so");
    state = { seq: 6, idle: false };
    arrived = { seq: 6, question: QUESTION, can_undo: true };
    deciding.follow(true);
    await deciding.undo();
    expect(undo).toHaveBeenCalledTimes(2);
    arrived = { seq: 8, question: QUESTION, can_undo: true };
    await deciding.undo();
    expect(undo).toHaveBeenCalledTimes(3);
  });

  it("are no pair where the second one is not made", async () => {
    decide.mockImplementation((word) =>
      Promise.resolve(word === "la" ? { done: true, seq: 5 } : refused("stale")),
    );
    const deciding = begin();
    await deciding.decide("la", "so");
    arrived = { seq: 6, question: QUESTION, can_undo: true };
    await deciding.undo();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("are a pair where the second one ends the turn and is confirmed", async () => {
    decide.mockImplementation((word, { careful }) =>
      Promise.resolve(
        careful && word === "so" ? refused("ends-turn") : { done: true, seq: word === "la" ? 5 : 6 },
      ),
    );
    manner = CAREFUL;
    const deciding = begin();
    await deciding.decide("la", "so");
    await deciding.confirm();
    state = { seq: 6, idle: false };
    arrived = { seq: 6, question: QUESTION, can_undo: true };
    deciding.follow(true);
    await deciding.undo();
    expect(undo).toHaveBeenCalledTimes(2);
  });
});
