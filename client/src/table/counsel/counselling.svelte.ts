/** Counsel for the question at the table: asked of the server, shown, and out of date once the table has moved on. */

import { api, problemOf, type Advice, type Counsel, type Problem } from "../../lib/api";
import type { Live } from "../../lib/live/live.svelte";

export type Phase = "thinking" | "shown" | "outdated" | "trouble";

export class Counselling {
  readonly #live: Live;
  /** Whose question it is: nobody else at this device may see the counsel. */
  readonly seat: number;
  readonly #request: typeof api.counsel;
  #answer = $state.raw<Counsel | null>(null);
  #trouble = $state.raw<Problem | null>(null);
  #isThinking = $state(false);
  #count = 0;
  /** Which of the turns is looked at, the best one first. */
  at = $state(0);

  constructor(live: Live, seat: number, request: typeof api.counsel = api.counsel) {
    this.#live = live;
    this.seat = seat;
    this.#request = request;
  }

  get answer(): Counsel | null {
    return this.#answer;
  }
  get trouble(): Problem | null {
    return this.#trouble;
  }
  readonly phase = $derived.by((): Phase => {
    if (this.#isThinking) return "thinking";
    if (this.#trouble) return "trouble";
    return this.#answer && this.#answer.seq !== this.#live.state?.seq ? "outdated" : "shown";
  });
  /** The turn that is looked at, as long as it can still be played. */
  readonly advice = $derived.by((): Advice | null =>
    this.phase === "shown" ? (this.#answer?.advice[this.at] ?? null) : null,
  );

  /** Ask what to do now. */
  async ask(): Promise<void> {
    const after = this.#live.state?.seq;
    if (after === undefined || this.#isThinking) return;
    const mine = (this.#count += 1);
    this.#isThinking = true;
    this.#trouble = null;
    try {
      const answer = await this.#request(this.#live.id, { seat: this.seat, after });
      if (mine !== this.#count) return;
      this.#answer = answer;
      this.at = 0;
    } catch (thrown) {
      if (mine === this.#count) this.#trouble = problemOf(thrown);
    } finally {
      if (mine === this.#count) this.#isThinking = false;
    }
  }
}
