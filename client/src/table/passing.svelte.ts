/** Several people at one device: no hand is on the screen until its owner says so. */

import type { TableInfo } from "../lib/api";
import type { Live } from "../lib/live/live.svelte";
import { holderOf, isShared } from "./device";

/** The seats that take over and that have just played here. */
interface Hand {
  readonly to: number;
  readonly from: number | null;
}

/**
 * How far the device is on its way: its last player looks at what the turn has brought, the table is seen as everybody
 * may see it, or the last player looks once more.
 */
type Stage = "result" | "cover" | "back";

export class Passing {
  #live: Live;
  #hand = $state.raw<Hand | null>(null);
  #stage = $state<Stage>("cover");

  constructor(live: Live) {
    this.#live = live;
  }

  get hand(): Hand | null {
    return this.#hand;
  }
  /** The last player sees what the turn has brought, until everything is covered. */
  get isResult(): boolean {
    return this.#hand !== null && this.#stage === "result";
  }
  /** The last player looks at the hand once more before handing over. */
  get isLookingBack(): boolean {
    return this.#hand !== null && this.#stage === "back";
  }
  /** The device is on its way: only what everybody may see is shown. */
  get isCovering(): boolean {
    return this.#hand !== null && this.#stage === "cover";
  }

  /** Let the table be covered if the device belongs to somebody else now; `active` has the turn. */
  follow(table: TableInfo, active: number | null = null): void {
    if (!isShared(table)) return;
    const to = table.stage === "over" ? null : holderOf(table, active);
    const holder = this.#live.seat;
    // The game is over, or the decision that ended the turn was taken back.
    if (table.stage === "over" || (to !== null && to === holder)) this.#hand = null;
    else if (to !== null && to !== this.#hand?.to) {
      this.#hand = { to, from: holder ?? this.#hand?.from ?? null };
      if (holder === null) this.#cover();
      else this.#stage = "result";
    }
  }

  /** "I am Cerys." */
  take(): void {
    if (!this.#hand) return;
    const { to } = this.#hand;
    this.#hand = null;
    this.#live.lookFrom(to);
  }

  lookBack(): void {
    const from = this.#hand?.from ?? null;
    if (from === null) return;
    this.#stage = "back";
    this.#live.lookFrom(from);
  }

  /** The last player is done: cover the hand. */
  handOver(): void {
    if (this.#hand) this.#cover();
  }

  #cover(): void {
    this.#stage = "cover";
    this.#live.lookFrom(null);
  }
}
