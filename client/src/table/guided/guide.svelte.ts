/** The guidance at a table: one hint at a time, each once. Playing on counts as understood. */

import { t, type PlainKey } from "../../lib/i18n.svelte";
import type { Script, Told } from "./hint";
import { keepProgress, progressAt } from "./progress";

/** After this many hints at one question, it is time to play. */
export const AT_ONCE = 4;
/** The hints of a scoring are shown beside its own steps. */
const SCORING = "scoring";

export class Guide {
  readonly #table: string;
  readonly #script: Script;
  #known = $state.raw<readonly string[]>([]);
  #isOff = $state(false);
  /** Whether the last hint is shown again. */
  #isAgain = $state(false);
  /** The question whose hints are being told, and how many it has had. */
  #asked = $state.raw<{ readonly question: string | null; readonly told: number }>({
    question: null,
    told: 0,
  });
  #told: string | null = null;

  constructor(table: string, script: Script) {
    this.#table = table;
    this.#script = script;
    const { known, isOff } = progressAt(table);
    this.#known = known;
    this.#isOff = isOff;
  }

  get isOn(): boolean {
    return !this.#isOff;
  }
  isKnown(id: string): boolean {
    return this.#known.includes(id);
  }

  readonly #fresh = $derived.by((): Told | null => {
    const { question } = this.#script;
    if (this.#isOff || question === null) return null;
    if (this.#asked.question === question && this.#asked.told >= AT_ONCE) return null;
    return this.#script.next((id) => this.isKnown(id));
  });
  readonly #last = $derived.by((): Told | null => {
    const id = this.#known.findLast((known) => known !== SCORING);
    return id === undefined || this.#isOff ? null : this.#script.again(id);
  });
  /** The hint to show. */
  readonly shown = $derived.by((): Told | null => this.#fresh ?? (this.#isAgain ? this.#last : null));
  readonly isFresh = $derived.by(() => this.#fresh !== null);
  /** Whether there is a hint to show again. */
  readonly hasLast = $derived.by(() => this.#last !== null);

  /** Follow the question. A reader who plays on has understood the hint. */
  follow(): void {
    const { question } = this.#script;
    // The same question may go and come back when the table is redrawn.
    if (question === null) return;
    if (question !== this.#asked.question) {
      if (this.#told !== null) this.#learn(this.#told);
      this.#isAgain = false;
      this.#asked = { question, told: 0 };
    }
    this.#told = this.#fresh?.id ?? null;
  }

  understood(): void {
    this.#isAgain = false;
    const fresh = this.#fresh;
    if (!fresh) return;
    this.#asked = { ...this.#asked, told: this.#asked.told + 1 };
    this.#learn(fresh.id);
  }

  again(): void {
    this.#isAgain = true;
  }

  /** Continue without hints, or with them again. */
  turn(on: boolean): void {
    this.#isOff = !on;
    this.#isAgain = false;
    this.#told = null;
    this.#keep();
  }

  /** The note for each station of a scoring, given only at the first scoring. */
  get scoringNote(): ((station: string) => string) | null {
    return this.isOn && !this.isKnown(SCORING) ? (station) => t(`gd.scoring.${station}` as PlainKey) : null;
  }
  /** Remember that a scoring has been shown. */
  closeScoring(): void {
    this.#learn(SCORING);
  }

  #learn(id: string): void {
    if (this.#isOff || this.isKnown(id)) return;
    this.#known = [...this.#known, id];
    this.#keep();
  }

  #keep(): void {
    keepProgress(this.#table, { known: this.#known, isOff: this.#isOff });
  }
}
