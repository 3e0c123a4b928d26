/** The estimate of a game in its replay: loaded once the game is over, and said when it changes by much. */

import { api } from "../../lib/api";
import { list, t, withWords } from "../../lib/i18n.svelte";
import { chancesAt, estimateOf, isNews, type Estimate } from "./estimate";
import type { Reel } from "./reel.svelte";

export class Estimating {
  readonly #reel: Reel;
  readonly #names: () => readonly string[];
  #shown = $state.raw<Estimate | null>(null);
  #told: readonly number[] = [];

  constructor(reel: Reel, names: () => readonly string[]) {
    this.#reel = reel;
    this.#names = names;
  }

  /** Load it while the page is shown; called while it is being set up. */
  follow(): void {
    const isOver = $derived(this.#reel.timeline !== null && !this.#reel.isRunning);
    $effect(() => {
      if (isOver)
        void withWords(estimateOf(this.#reel.id, api), "story").then((found) => (this.#shown = found));
    });
  }

  /** The estimate; null if there is none. */
  get shown(): Estimate | null {
    return this.#shown;
  }

  /** The chances in words, if they have changed by much since they were last said. */
  readonly news = (): string | null => {
    const chances = this.#shown ? chancesAt(this.#shown, this.#reel.number) : [];
    if (!isNews(chances, this.#told)) return null;
    this.#told = chances;
    const names = this.#names();
    const said = chances.map((n, seat) => `${names[seat] ?? ""} ${t("story.percent", { n })}`);
    return `${t("story.chance")}: ${list(said)}.`;
  };
}
