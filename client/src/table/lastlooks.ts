/** What each seat of this device saw when it last looked, so that a recap can begin there. */

import type { EventInfo, ReplayPosition, Step, TableState } from "../lib/api";
import { patched, type Wire } from "../lib/change";
import { settings } from "../lib/settings.svelte";
import { againOf, type Again } from "./again";
import { keepLooked, lookedUpTo } from "./looked";
import { allTold, isPlayable, playable, standing, standingAfter, type Told } from "./told";

/** The past after a number of decisions, as a seat saw it, and what the last of them changed. */
export type Past = (decisions: number, seat: number) => Promise<Pick<ReplayPosition, "view" | "changes">>;

/** Whether an event is shown apart from the table, as in a scoring; `was`: so was the event before it. */
type IsApart = (event: EventInfo, was: boolean) => boolean;

export interface Look {
  readonly seq: number;
  readonly wire: Wire;
  readonly told: readonly Told[];
  /** The next steps, if they are shown apart and their changes are known only from the past. */
  readonly scene?: readonly Step[];
}

/** How long to wait for the view with which a recap begins, in milliseconds. A scoring is waited for. */
const PATIENCE = 1500;

export class LastLooks {
  readonly #table: string;
  readonly #past: Past | null;
  readonly #isApart: IsApart;
  #looks = new Map<number, Look>();

  constructor(table: string, past: Past | null, isApart: IsApart) {
    this.#table = table;
    this.#past = past;
    this.#isApart = isApart;
  }

  keep({ seat, seq }: TableState, wire: Wire, told: readonly Told[]): void {
    if (seat === null) return;
    this.#looks.set(seat, { seq, wire, told });
    keepLooked(this.#table, seat, seq);
  }

  /** The last look of this seat, if all changes since then are known. */
  known({ seat }: TableState, steps: readonly Step[]): Look | undefined {
    const look = seat === null ? undefined : this.#looks.get(seat);
    return look && isPlayable(standingAfter(steps, look.seq)) ? look : undefined;
  }

  /**
   * The last look of this seat before the page was reloaded, or a later one from which all changes are known. Without
   * motion only what is shown apart is worth a look back.
   */
  async recall({ seat }: TableState, steps: readonly Step[]): Promise<Look | undefined> {
    const looked = seat === null ? null : lookedUpTo(this.#table, seat);
    if (!this.#past || seat === null || looked === null) return undefined;
    const past = this.#past;
    const missed = steps.filter((step) => step.seq > looked);
    const scene = this.#lastScene(standing(missed));
    if (!scene.length && (settings.pace === 0 || !playable(missed).length)) return undefined;
    const first = isPlayable(scene) ? playable(missed)[0] : scene[0];
    const seq = Math.max(looked, (first?.seq ?? 0) - 1);
    const before = steps.filter((step) => step.seq <= seq);
    const decisions = standing(before).filter((step) => step.kind !== "began").length;
    const look = async (): Promise<Look> => {
      const { view } = await past(decisions, seat);
      const found = { seq, wire: view, told: allTold(before) };
      if (isPlayable(scene)) return found;
      const after = await Promise.all(scene.map((_, nth) => past(decisions + nth + 1, seat)));
      return {
        ...found,
        // The step itself changes nothing more.
        scene: scene.map((step, nth) => ({ ...step, changes: [...(after[nth]?.changes ?? []), []] })),
      };
    };
    const tooLate = new Promise<undefined>((done) => {
      if (!scene.length) setTimeout(() => done(undefined), PATIENCE);
    });
    return Promise.race([look().catch(() => undefined), tooLate]);
  }

  /** What a seat has seen of the others since its last turn, and the view in which that begins. */
  async again(steps: readonly Step[], seat: number): Promise<(Again & { readonly wire: Wire }) | undefined> {
    const again = againOf(steps, seat);
    const start = again && (await this.#after(again.decisions, seat));
    return start ? { ...again, wire: patched(start, again.change) } : undefined;
  }

  /** The view of a seat after a number of decisions; undefined if the server does not answer in time. */
  async #after(decisions: number, seat: number): Promise<Wire | undefined> {
    const tooLate = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE));
    const found = this.#past?.(decisions, seat).then(
      ({ view }) => view,
      () => undefined,
    );
    return Promise.race([found, tooLate]);
  }

  /** The steps with the last scene that is shown apart; empty if there is none. */
  #lastScene(steps: readonly Step[]): readonly Step[] {
    const start = steps.findLastIndex(({ events }) => events.some((event) => this.#isApart(event, false)));
    if (start < 0) return [];
    const rest = steps.slice(start);
    let isApart = false;
    const end = rest.findIndex(({ events }) => {
      for (const event of events) isApart = this.#isApart(event, isApart);
      return !isApart;
    });
    return end < 0 ? rest : rest.slice(0, end + 1);
  }
}
