/** Whether counsel can be asked for, and the counsel that is open. Nothing of it is loaded before. */

import { withWords } from "../../lib/i18n.svelte";
import type { Desk } from "../page/desk.svelte";
import type { Advised, advisedIn } from "./advised";
import type { Counselling } from "./counselling.svelte";

export class AskingCounsel {
  readonly #desk: Desk;
  #open = $state.raw<Counselling | null>(null);
  #advisedIn = $state.raw<typeof advisedIn | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The counsel that is shown in place of this turn; null if none is. */
  get open(): Counselling | null {
    return this.#open;
  }
  /** Whether this table has counsel for the reader. */
  get isThere(): boolean {
    const { sitting, you } = this.#desk;
    return (sitting.table?.counsel ?? false) && you !== null && !sitting.over;
  }
  /** Whether there is a question with a choice. */
  get canAsk(): boolean {
    const { sitting, you } = this.#desk;
    const question = sitting.deciding.question;
    return this.isThere && question?.seat === you && question.options.length > 1;
  }
  /** How often the reader has asked. */
  get count(): number {
    const { sitting, you } = this.#desk;
    return you === null ? 0 : (sitting.playback.state?.counselled[you] ?? 0);
  }
  /** What is marked on the board. */
  readonly advised = $derived.by((): Advised | null => {
    const { situation } = this.#desk;
    const advice = this.#open?.advice;
    return advice && situation && this.#advisedIn ? this.#advisedIn(advice, situation) : null;
  });

  toggle(): void {
    if (this.#open) this.close();
    else if (this.canAsk) void this.#show();
  }
  close(): void {
    this.#open = null;
  }

  async #show(): Promise<void> {
    const desk = this.#desk;
    const { you, live } = desk;
    if (you === null) return;
    const [{ Counselling }, { advisedIn: marked }] = await Promise.all([
      import("./counselling.svelte"),
      withWords(import("./advised"), "counsel"),
    ]);
    this.#advisedIn = marked;
    const counselling = new Counselling(live, you);
    this.#open = counselling;
    desk.tab = "play";
    desk.sheet = "full";
    await counselling.ask();
  }
}
