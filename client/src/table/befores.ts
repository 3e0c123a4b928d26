/** The moments of the past that undo returns to, and the way back to the last of them. */

import type { EventInfo } from "../lib/api";
import type { Show } from "./cues";
import type { Flight } from "./stage.svelte";
import type { Told } from "./told";

/** A moment, with what has been shown between it and the next one. */
interface Before {
  readonly told: readonly Told[];
  readonly events: EventInfo[];
  readonly flights: Flight[];
}

/** The last moment, with the flights that lead back to it. */
export interface Back {
  readonly told: readonly Told[];
  readonly events: readonly EventInfo[];
  readonly back: readonly Flight[];
}

export class Befores {
  readonly #moments: Before[] = [];

  /** Keep the moment before each step of these cues. */
  keep<View>(before: readonly Told[], cues: readonly Show<View>[]): void {
    let told = before;
    for (const { step, isFirst, beat } of cues) {
      if (step && isFirst) this.#moments.push({ told, events: [], flights: [] });
      told = [...told, ...beat.told];
    }
  }

  /** Add what is shown now, after the last moment. */
  add(events: readonly EventInfo[], flights: readonly Flight[]): void {
    this.#moments.at(-1)?.events.push(...events);
    this.#moments.at(-1)?.flights.push(...flights.filter((flight) => !flight.isMark));
  }

  /** Return to the last moment; undefined if it was before we arrived. */
  take(): Back | undefined {
    const moment = this.#moments.pop();
    if (!moment) return undefined;
    const { told, events, flights } = moment;
    const back = flights.map(({ card, from, to }) => ({ card, from: to, to: from }));
    return { told, events, back: back.reverse() };
  }
}
