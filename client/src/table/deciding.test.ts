import { beforeEach, describe, expect, it, vi } from "vitest";
import { Problem, type QuestionInfo, type TableState } from "../lib/api";
import type { Live, Outcome } from "../lib/live.svelte";
import { Deciding } from "./deciding.svelte";
import type { Playback } from "./playback.svelte";

const QUESTION: QuestionInfo = { seat: 0, ask: "sing", rule: "K1", options: ["la"], words: ["la"] };
const refused = (code: "ends-turn" | "stale"): Outcome => ({ done: false, problem: new Problem(code, "no") });

let isCareful: boolean;
let outcome: Outcome;
let state: Pick<TableState, "seq">;
const decide = vi.fn((_word: string, _careful: boolean) => Promise.resolve(outcome));
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
  return new Deciding(live, playback, () => isCareful);
}

beforeEach(() => {
  vi.clearAllMocks();
  isCareful = true;
  outcome = refused("ends-turn");
  state = { seq: 4 };
});

describe("a decision that would end the turn", () => {
  it("is simply made where nobody wants to be asked", async () => {
    isCareful = false;
    outcome = { done: true, seq: 5 };
    const deciding = begin();
    await deciding.decide("la");
    expect(decide).toHaveBeenCalledWith("la", false);
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
      ["la", true],
      ["la", false],
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
    state = { seq: 5 };
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
