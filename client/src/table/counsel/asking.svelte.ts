/** Whether counsel can be asked for at a table, and the counsel that is open. Nothing of it is loaded before. */

import type { Component } from "svelte";
import type { Counselling } from "./counselling.svelte";
import type { Live } from "../../lib/live/live.svelte";
import type { QuestionInfo, TableInfo } from "../../lib/api";

/** What asking needs to know about a table, and to do there. */
export interface Counselled {
  readonly live: Live;
  readonly sitting: {
    readonly table: Pick<TableInfo, "counsel"> | null;
    readonly you: number | null;
    readonly over: unknown;
    readonly deciding: { readonly question: QuestionInfo | null };
    readonly passing: { readonly isCovering: boolean };
  };
  /** Bring the place of counsel to the fore. */
  readonly showCounsel: () => void;
}

/** The panel of a game. */
type Panel<Desk> = Component<{ desk: Desk }>;

export class AskingCounsel<Desk extends Counselled> {
  protected readonly at: Desk;
  readonly #load: () => Promise<{ default: Panel<Desk> }>;
  #Panel: Panel<Desk> | null = null;
  #open = $state.raw<Counselling | null>(null);
  /** What is loading; null once it is here, or if it is no longer wanted. */
  #loading: Promise<unknown> | null = null;

  constructor(at: Desk, load: () => Promise<{ default: Panel<Desk> }>) {
    this.at = at;
    this.#load = load;
  }

  /** What shows the counsel that is open; null if none is. */
  get Panel(): Panel<Desk> | null {
    return this.open && this.#Panel;
  }
  /** The counsel that is shown; null if none is. Where a device is passed on, nobody sees that of somebody else. */
  get open(): Counselling | null {
    const open = this.#open;
    return open && this.#isFor(open.seat) ? open : null;
  }
  /** Whether this table has counsel for the reader, and there is a question with a choice. */
  get canAsk(): boolean {
    const { table, you, over, deciding } = this.at.sitting;
    const { question } = deciding;
    return (
      (table?.counsel ?? false) &&
      !over &&
      you !== null &&
      question?.seat === you &&
      question.options.length > 1
    );
  }

  readonly toggle = (): void => {
    if (this.open || this.#loading) this.close();
    else if (this.canAsk) void this.#show();
  };
  readonly close = (): void => {
    this.#loading = this.#open = null;
  };

  /** Whether this seat is the one that looks at the table now, and the device is not on its way to somebody else. */
  #isFor(seat: number): boolean {
    const { live, sitting } = this.at;
    return seat === sitting.you && seat === live.seat && !sitting.passing.isCovering;
  }

  async #show(): Promise<void> {
    const { live, sitting, showCounsel } = this.at;
    const { you } = sitting;
    if (you === null) return;
    const loading = (this.#loading = Promise.all([import("./counselling.svelte"), this.#load()]));
    // What could not be loaded can be asked for again.
    const found = await loading.catch(() => null);
    if (loading !== this.#loading) return;
    this.close();
    if (!found || !this.#isFor(you)) return;
    this.#Panel = found[1].default;
    this.#open = new found[0].Counselling(live, you);
    showCounsel();
    await this.#open.ask();
  }
}
