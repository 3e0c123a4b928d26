/** What each seat of this device saw when it last looked, so that a recap can begin there. */

import type { Step, TableState } from "../lib/api";
import type { Wire } from "../lib/change";
import { settings } from "../lib/settings.svelte";
import { keepLooked, lookedUpTo } from "./looked";
import { allTold, isPlayable, playable, standing, standingAfter, type Told } from "./told";

/** The view of the past: before a decision, as a seat saw it. */
export type Past = (decision: number, seat: number) => Promise<Wire>;

export interface Look {
  readonly seq: number;
  readonly wire: Wire;
  readonly told: readonly Told[];
}

/** How long to wait for the view with which a recap begins, in milliseconds. */
const PATIENCE = 1500;

export class LastLooks {
  readonly #table: string;
  readonly #past: Past | null;
  #looks = new Map<number, Look>();

  constructor(table: string, past: Past | null) {
    this.#table = table;
    this.#past = past;
  }

  keep({ seat, seq }: TableState, wire: Wire, told: readonly Told[]): void {
    if (seat === null) return;
    this.#looks.set(seat, { seq, wire, told });
    keepLooked(this.#table, seat, seq);
  }

  /** The last look of this seat, if everything that has changed since is known. */
  known({ seat }: TableState, steps: readonly Step[]): Look | undefined {
    const look = seat === null ? undefined : this.#looks.get(seat);
    return look && isPlayable(standingAfter(steps, look.seq)) ? look : undefined;
  }

  /** The last look of this seat before the page was reloaded, or a later one from which all changes are known. */
  async recall({ seat }: TableState, steps: readonly Step[]): Promise<Look | undefined> {
    const looked = seat === null ? null : lookedUpTo(this.#table, seat);
    if (!this.#past || seat === null || looked === null || settings.pace === 0) return undefined;
    const missed = steps.filter((step) => step.seq > looked);
    const seq = Math.max(looked, (playable(missed)[0]?.seq ?? 0) - 1);
    if (!playable(missed).length) return undefined;
    const before = steps.filter((step) => step.seq <= seq);
    const decisions = standing(before).filter((step) => step.kind !== "began").length;
    const tooLate = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const wire = await Promise.race([this.#past(decisions, seat).catch(() => null), tooLate]);
    return wire ? { seq, wire, told: allTold(before) } : undefined;
  }
}
