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
const decide = vi.fn((_word: string, _manner: Manner) => Promise.resolve(outcome));
const undo = vi.fn(() => Promise.resolve<Outcome>({ done: true, seq: 9 }));

function begin(): Deciding {
  const live = { decide, undo, isBusy: false } as unknown as Live;
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
  manner = CAREFUL;
  outcome = refused("ends-turn");
  state = { seq: 4, idle: false };
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
