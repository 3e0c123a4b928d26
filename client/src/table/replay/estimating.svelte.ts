/** The estimate of a game in its replay: loaded once the game is over, and said when it changes by much. */

import { api } from "../../lib/api";
import { withWords } from "../../lib/i18n.svelte";
import { chancesAt, estimateOf, isNews, type Estimate } from "./estimate";
import type { Reel } from "./reel.svelte";

const panel = () => withWords(import("./Estimate.svelte"), "story");

/** An estimate, with what shows and says it. */
interface Shown extends Awaited<ReturnType<typeof panel>> {
  readonly estimate: Estimate;
}

export class Estimating {
  readonly #reel: Reel;
  readonly #names: () => readonly string[];
  #shown = $state.raw<Shown | null>(null);
  #told: readonly number[] = [];

  constructor(reel: Reel, names: () => readonly string[]) {
    this.#reel = reel;
    this.#names = names;
  }

  /** Load it while the page is shown; called while it is being set up. */
  follow(): void {
    const isOver = $derived(this.#reel.timeline !== null && !this.#reel.isRunning);
    $effect(() => {
      if (isOver) void this.#load();
    });
  }

  async #load(): Promise<void> {
    const estimate = await estimateOf(this.#reel.id, api);
    if (estimate) this.#shown = { estimate, ...(await panel()) };
  }

  /** The estimate; null if there is none. */
  get shown(): Shown | null {
    return this.#shown;
  }

  /** The chances in words, if they have changed by much since they were last said. */
  readonly news = (): string | null => {
    const { shown } = this;
    if (!shown) return null;
    const chances = chancesAt(shown.estimate, this.#reel.number);
    if (!isNews(chances, this.#told)) return null;
    this.#told = chances;
    return shown.chancesInWords(chances, this.#names());
  };
}
