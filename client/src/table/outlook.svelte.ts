/** What each option of the question brings, as the server's rules compute it. Requested as soon as the question is known. */

import { untrack } from "svelte";
import { api, type Outcome } from "../lib/api";
import type { Live } from "../lib/live/live.svelte";

/** The outcomes of a question, by the words of its options. */
export type Outcomes = ReadonlyMap<string, Outcome>;

type Request = typeof api.outlook;

export class Outlook {
  readonly #live: Live;
  readonly #request: Request;
  #known = $state.raw<{ readonly key: string; readonly outcomes: Outcomes } | null>(null);
  #asked = "";

  constructor(live: Live, request: Request = api.outlook) {
    this.#live = live;
    this.#request = request;
  }

  /** The outcomes of the question after a step; null until they are known. */
  after(seq: number, seat: number): Outcomes | null {
    return this.#known?.key === keyOf(seq, seat) ? this.#known.outcomes : null;
  }

  /** Request the outcomes of every new question. Call this while a component is being created. */
  follow(): void {
    $effect(() => {
      const { state } = this.#live;
      if (state?.question) untrack(() => void this.#ask(state.seq, state.question));
    });
  }

  async #ask(seq: number, question: { seat: number; words: readonly string[] } | null): Promise<void> {
    if (!question) return;
    const key = keyOf(seq, question.seat);
    if (this.#asked === key) return;
    this.#asked = key;
    // Without an answer the words of the options depend on the view alone.
    const answer = await this.#request(this.#live.id, question.seat, seq).catch(() => null);
    if (answer?.seq !== seq || this.#asked !== key) return;
    this.#known = {
      key,
      outcomes: new Map(answer.outcomes.map((one, index) => [question.words[index] ?? "", one])),
    };
  }
}

function keyOf(seq: number, seat: number): string {
  return `${seq} ${seat}`;
}
