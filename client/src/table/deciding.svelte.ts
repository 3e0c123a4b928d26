/** A decision on its way: it stays in sight until what came of it has been shown, and says if it was not made. */

import type { QuestionInfo } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import type { Playback } from "./playback.svelte";

/** The decision that was made last. */
export interface Made {
  readonly seq: number;
  readonly question: QuestionInfo;
  readonly word: string;
}

export class Deciding {
  #live: Live;
  #playback: Playback<unknown>;
  #made = $state.raw<Made | null>(null);
  #refusal = $state<"stale" | "refused" | null>(null);

  constructor(live: Live, playback: Playback<unknown>) {
    this.#live = live;
    this.#playback = playback;
  }

  get made(): Made | null {
    return this.#made;
  }
  /** Why the last decision was not made. */
  get refusal(): "stale" | "refused" | null {
    return this.#refusal;
  }
  /** The question, as long as it is ours to decide. */
  get question(): QuestionInfo | null {
    return this.#made ? null : this.#playback.question;
  }

  async decide(word: string): Promise<void> {
    const { question, state } = this.#playback;
    if (this.#made || !question || !state) return;
    this.#made = { seq: state.seq, question, word };
    this.#refusal = null;
    const outcome = await this.#live.decide(word);
    if (outcome.done) return;
    this.#made = null;
    this.#refusal = outcome.problem.code === "stale" ? "stale" : "refused";
  }

  async undo(): Promise<void> {
    if (!this.#playback.canUndo || this.#live.isBusy || this.#made) return;
    const outcome = await this.#live.undo();
    if (!outcome.done && outcome.problem.code === "stale") this.#refusal = "stale";
  }

  /** The reader knows that the decision was not made. */
  goOn(): void {
    this.#refusal = null;
  }

  /** What was made is past when the next question is there, or when others act; `isOwn`: our own events are shown. */
  follow(isOwn: boolean): void {
    if (!this.#made) return;
    const { question, state } = this.#playback;
    const isNext = question !== null && state?.seq !== this.#made.seq;
    const isPast = question === null && !this.#live.isBusy && !isOwn;
    if (isNext || isPast) this.#made = null;
  }
}
