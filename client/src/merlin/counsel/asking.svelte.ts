/** Counsel at Merlin's table, and what it marks on the board. */

import { withWords } from "../../lib/i18n.svelte";
import { AskingCounsel } from "../../table/counsel/asking.svelte";
import type { Desk } from "../page/desk.svelte";
import type { Advised, advisedIn } from "./advised";

export class AskingMerlin extends AskingCounsel<Desk> {
  #advisedIn = $state.raw<typeof advisedIn | null>(null);

  constructor(desk: Desk) {
    super(desk, async () => {
      const [{ advisedIn: marked }, panel] = await Promise.all([
        withWords(import("./advised"), "counsel"),
        withWords(import("./Counsel.svelte"), "counsel", "end"),
      ]);
      this.#advisedIn = marked;
      return panel;
    });
  }

  /** What is marked on the board. */
  readonly advised = $derived.by((): Advised | null => {
    const { situation } = this.at;
    const advice = this.open?.advice;
    return advice && situation && this.#advisedIn ? this.#advisedIn(advice, situation) : null;
  });
}
