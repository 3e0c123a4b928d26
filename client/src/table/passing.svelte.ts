/** Several people at one device: no hand is on the screen until its owner says so. */

import type { TableInfo } from "../lib/api";
import type { Live } from "../lib/live/live.svelte";
import { holderOf, isShared } from "./device";

export class Passing {
  #live: Live;
  #hand = $state.raw<{ to: number; from: number | null } | null>(null);
  #isLookingBack = $state(false);

  constructor(live: Live) {
    this.#live = live;
  }

  /** The seats that take over and that have just played here. */
  get hand(): { to: number; from: number | null } | null {
    return this.#hand;
  }
  /** The last player looks at the hand once more before handing over. */
  get isLookingBack(): boolean {
    return this.#isLookingBack && this.#hand !== null;
  }
  /** The device is on its way: everything is covered. */
  get isCovering(): boolean {
    return this.#hand !== null && !this.#isLookingBack;
  }

  /** Cover the table if the device belongs to somebody else now; `active` has the turn. */
  follow(table: TableInfo, active: number | null = null): void {
    if (!isShared(table)) return;
    if (table.stage === "over") {
      this.#hand = null;
      return;
    }
    const to = holderOf(table, active);
    const holder = this.#live.seat;
    if (to === null || to === holder || to === this.#hand?.to) return;
    this.#isLookingBack = false;
    this.#hand = { to, from: holder ?? this.#hand?.from ?? null };
    this.#live.lookFrom(null);
  }

  /** "I am Cerys." */
  take(): void {
    if (!this.#hand) return;
    const { to } = this.#hand;
    this.#hand = null;
    this.#isLookingBack = false;
    this.#live.lookFrom(to);
  }

  lookBack(): void {
    const from = this.#hand?.from ?? null;
    if (from === null) return;
    this.#isLookingBack = true;
    this.#live.lookFrom(from);
  }

  handOver(): void {
    this.#isLookingBack = false;
    this.#live.lookFrom(null);
  }
}
