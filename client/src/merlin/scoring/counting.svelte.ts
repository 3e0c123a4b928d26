/** Shows a scoring step by step, over the table. Everything else waits until it is closed. */

import type { EventInfo } from "../../lib/api";
import type { Sitting } from "../../table/sitting.svelte";
import type { Wire } from "../../lib/change";
import type { Told } from "../../table/told";
import type { View } from "../position/view";

export interface Counted {
  readonly told: readonly Told[];
  /** The position in which it began. */
  readonly before: Wire;
}

/**
 * The last complete scoring in these events: from "scoring" to the next round, or to the end of the game. Null if
 * none is complete.
 */
export function lastScoring(told: readonly Told[]): readonly Told[] | null {
  const start = told.findLastIndex(({ event }) => event.name === "scoring");
  if (start < 0) return null;
  const rest = told.slice(start);
  const end = rest.findIndex(({ event }) => event.name === "round" || event.name === "over");
  return end < 0 ? null : rest.slice(0, end);
}

export class Counting {
  #shown = $state.raw<Counted | null>(null);
  #done: (() => void) | null = null;

  /** The scoring to show. */
  get shown(): Counted | null {
    return this.#shown;
  }

  /** Watch for scorings; return a function that stops it. */
  follow(sitting: Sitting<View>): () => void {
    const quiet = sitting.playback.onevent((event) => this.#hear(event, sitting));
    return () => {
      quiet();
      this.close();
    };
  }

  /** Go back to the table, where everything continues. */
  close(): void {
    this.#shown = null;
    this.#done?.();
    this.#done = null;
  }

  #hear(event: EventInfo, { playback, stage }: Sitting<View>): void {
    if (!playback.apart || (event.name !== "round" && event.name !== "over")) return;
    const told = lastScoring([...playback.told, { seq: 0, event, change: [] }]);
    if (!told) return;
    this.#shown = { told, before: playback.apart };
    stage.hold(new Promise((done) => (this.#done = done)));
  }
}
