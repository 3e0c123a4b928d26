/** A connection to a table that remembers what was sent and says what it is told to say. */

import type { QuestionInfo, Step, TableState } from "../../lib/api";
import type { Wait } from "../../lib/live/live.svelte";
import type { Change } from "../../lib/live/seen.svelte";
import type { Outcome } from "../../lib/live/sending.svelte";

export class FakeLive {
  readonly id = "lake-dove-oak";
  state = $state.raw<TableState | null>(null);
  steps: readonly Step[] = [];
  seat = $state<number | null>(null);
  isOffline = $state(false);
  wait = $state.raw<Wait | null>(null);
  isBusy = false;
  retryIn = null;
  sent: string[] = [];
  looks: (number | null)[] = [];
  answer: Outcome = { done: true, seq: 41 };
  #listeners = new Set<(change: Change) => void>();

  constructor(state: TableState | null = null) {
    this.state = state;
    this.steps = state?.steps ?? [];
    this.seat = state?.seat ?? null;
  }

  onchange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  decide(word: string): Promise<Outcome> {
    this.sent.push(word);
    return Promise.resolve(this.answer);
  }
  undo(): Promise<Outcome> {
    this.sent.push("undo");
    return Promise.resolve(this.answer);
  }
  lookFrom(seat: number | null): void {
    this.looks.push(seat);
    this.seat = seat;
  }
  tryNow(): void {
    this.sent.push("try");
  }

  /** Let a state arrive. An update brings the steps that are new; anything else brings all. */
  say(state: TableState, cause: Change["cause"] = "update"): void {
    const isUpdate = cause === "update";
    const last = isUpdate ? (this.steps.at(-1)?.seq ?? 0) : 0;
    const fresh = state.steps.filter((step) => step.seq > last);
    this.state = state;
    this.steps = isUpdate ? [...this.steps, ...fresh] : state.steps;
    for (const listener of this.#listeners) listener({ state, fresh, cause });
  }
}

export const QUESTION: QuestionInfo = {
  seat: 0,
  ask: "sing",
  rule: "K1",
  options: ["la"],
  words: ["la"],
  about: {},
};
