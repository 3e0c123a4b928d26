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

  constructor(at: Desk, load: () => Promise<{ default: Panel<Desk> }>) {
    this.at = at;
    this.#load = load;
  }

  /** What shows the counsel that is open; null if none is. */
  get Panel(): Panel<Desk> | null {
    return this.#open && this.#Panel;
  }
  /** The counsel that is shown; null if none is. */
  get open(): Counselling | null {
    return this.#open;
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
    if (this.#open) this.close();
    else if (this.canAsk) void this.#show();
  };
  readonly close = (): void => {
    this.#open = null;
  };

  async #show(): Promise<void> {
    const { live, sitting, showCounsel } = this.at;
    const { you } = sitting;
    if (you === null) return;
    const [{ Counselling }, { default: Panel }] = await Promise.all([
      import("./counselling.svelte"),
      this.#load(),
    ]);
    this.#Panel = Panel;
    this.#open = new Counselling(live, you);
    showCounsel();
    await this.#open.ask();
  }
}
