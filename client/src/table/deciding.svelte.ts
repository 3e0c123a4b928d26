/**
 * A decision on its way: it stays in sight until its result has been shown, and says if it was not made. For readers
 * who want to be asked before a turn ends, decisions are careful: the server refuses the one that would end the turn,
 * and it is held until it is confirmed or put back.
 */

import type { QuestionInfo } from "../lib/api";
import type { Live } from "../lib/live/live.svelte";
import { PLAIN, type Manner } from "../lib/live/sending.svelte";
import { settings } from "../lib/settings.svelte";
import type { Playback } from "./playback.svelte";

/** The decision that was made last. */
export interface Made {
  readonly seq: number;
  readonly question: QuestionInfo;
  readonly word: string;
  /** The answer to the question after it, which is given as soon as that is asked. */
  readonly along?: string | null;
  /** It was given along with the decision before it. */
  readonly isSecond?: boolean;
}

/** The word that declines. */
export const DECLINE = "-";

export class Deciding {
  #live: Live;
  #playback: Playback<unknown>;
  #manner: () => Manner;
  #made = $state.raw<Made | null>(null);
  #held = $state.raw<Made | null>(null);
  #refusal = $state<"stale" | "refused" | null>(null);
  /** The number of the state after two decisions that were one choice: they are taken back together. */
  #pair: number | null = null;

  /** `manner`: how the next decision is made. */
  constructor(live: Live, playback: Playback<unknown>, manner: () => Manner = () => PLAIN) {
    this.#live = live;
    this.#playback = playback;
    this.#manner = manner;
  }

  get made(): Made | null {
    return this.#made;
  }
  /** The decision that would end the turn, until it is confirmed or put back. */
  get held(): Made | null {
    return this.#held;
  }
  /** Why the last decision was not made. */
  get refusal(): "stale" | "refused" | null {
    return this.#refusal;
  }
  /** The question, as long as it is ours to decide. */
  get question(): QuestionInfo | null {
    return this.#made || this.#held ? null : this.#playback.question;
  }
  get canUndo(): boolean {
    return this.#held !== null || this.#playback.canUndo;
  }

  async decide(word: string, along: string | null = null): Promise<void> {
    const { question, state } = this.#playback;
    if (this.#made || this.#held || !question || !state) return;
    if (state.idle && word === DECLINE) settings.noteIdle();
    await this.#make({ seq: state.seq, question, word, along }, this.#manner());
  }

  /** End the turn with the held decision. */
  async confirm(): Promise<void> {
    if (this.#held) await this.#make(this.#held, PLAIN);
  }

  /** Put the held decision back; false if there is none. */
  putBack(): boolean {
    const was = this.#held !== null;
    this.#held = null;
    return was;
  }

  async #make(made: Made, manner: Manner): Promise<void> {
    this.#made = made;
    this.#held = null;
    this.#refusal = null;
    const outcome = await this.#live.decide(made.word, manner);
    if (outcome.done) {
      if (made.isSecond) this.#pair = outcome.seq;
      return this.#goOnFrom(made, outcome.seq, manner);
    }
    this.#made = null;
    if (outcome.problem.code === "ends-turn") this.#held = made;
    else this.#refusal = outcome.problem.code === "stale" ? "stale" : "refused";
  }

  /** Give the answer that was given along. If another question is asked than expected, it is not given. */
  async #goOnFrom(made: Made, seq: number, manner: Manner): Promise<void> {
    const { along, question } = made;
    if (!along) return;
    const { state } = this.#live;
    const next = state?.question;
    if (state?.seq === seq && next?.seat === question.seat && next.words.includes(along)) {
      await this.#make({ seq, question: next, word: along, isSecond: true }, manner);
    } else this.#made = { ...made, along: null };
  }

  async undo(): Promise<void> {
    if (this.putBack() || !this.#playback.canUndo || this.#live.isBusy || this.#made) return;
    const isPair = this.#live.state?.seq === this.#pair;
    let outcome = await this.#live.undo();
    if (isPair && outcome.done && this.#live.state?.can_undo) outcome = await this.#live.undo();
    if (!outcome.done && outcome.problem.code === "stale") this.#refusal = "stale";
  }

  /** Dismiss the notice that the decision was not made. */
  goOn(): void {
    this.#refusal = null;
  }

  /** Forget the decision when the next question appears, or when others act; `isOwn` if our own events are shown. */
  follow(isOwn: boolean): void {
    const { question, state } = this.#playback;
    // The game has continued elsewhere: the held decision belongs to a past question.
    if (this.#held && state?.seq !== this.#held.seq) this.#held = null;
    if (!this.#made || this.#made.along) return;
    const isNext = question !== null && state?.seq !== this.#made.seq;
    const isPast = question === null && !this.#live.isBusy && !isOwn;
    if (isNext || isPast) this.#made = null;
  }
}
