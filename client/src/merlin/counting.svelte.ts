/** A scoring is shown step by step, over the table; until it is closed, nothing else goes on. */

import type { Sitting } from "../table/sitting.svelte";
import type { Event, View } from "./view";

export interface Counted {
  readonly events: readonly Event[];
  /** The position in which it began. */
  readonly before: View;
}

/**
 * The last scoring that these events hold from its beginning to its end: from "scoring" to the next round, or to the
 * end of the game. Null while none is over.
 */
export function lastScoring(events: readonly Event[]): readonly Event[] | null {
  const start = events.findLastIndex(({ name }) => name === "scoring");
  if (start < 0) return null;
  const rest = events.slice(start);
  const end = rest.findIndex(({ name }) => name === "round" || name === "over");
  return end < 0 ? null : rest.slice(0, end);
}

export class Counting {
  #shown = $state.raw<Counted | null>(null);
  #before: View | null = null;
  #done: (() => void) | null = null;

  /** The scoring that is to be shown. */
  get shown(): Counted | null {
    return this.#shown;
  }
  /** Its events are being played: they are shown together afterwards. */
  get isCounting(): boolean {
    return this.#before !== null;
  }

  /** Watch for scorings; gives back the way to stop. */
  follow(sitting: Sitting<View>): () => void {
    const quiet = sitting.playback.onevent((event) => this.#hear(event, sitting));
    return () => {
      quiet();
      this.close();
    };
  }

  /** Back to the table, where everything goes on. */
  close(): void {
    this.#shown = null;
    this.#done?.();
    this.#done = null;
  }

  #hear(event: Event, { playback, stage }: Sitting<View>): void {
    if (event.name === "scoring") this.#before = playback.view;
    if (!this.#before || (event.name !== "round" && event.name !== "over")) return;
    const events = lastScoring([...playback.told.map((told) => told.event), event]);
    if (events) this.#shown = { events, before: this.#before };
    this.#before = null;
    if (this.#shown) stage.hold(new Promise((done) => (this.#done = done)));
  }
}
