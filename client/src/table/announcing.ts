/** Announces the moves of others to screen readers: all that is shown, and one sentence for each skipped turn. */

import { announce } from "../lib/announce.svelte";
import type { EventInfo } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Line } from "./log";

export class Announcing {
  readonly #nameOf: (seat: number) => string;
  /** The sentences of the current beat, which are said in one breath. */
  #said: string[] = [];
  #skipped: { seat: number; points: number } | null = null;

  constructor(nameOf: (seat: number) => string) {
    this.#nameOf = nameOf;
  }

  /** An event is shown, or only told. */
  hear(event: EventInfo, line: Line | null, isSeen: boolean): void {
    if (!isSeen) {
      this.#skip(event, line);
      return;
    }
    this.sumUp();
    if (!line) return;
    if (!this.#said.length) queueMicrotask(() => this.#say());
    this.#said.push(line.parts.map((part) => part.text).join(""));
  }

  /** Everything that should be skipped was skipped. */
  sumUp(): void {
    if (!this.#skipped) return;
    const { seat, points } = this.#skipped;
    this.#skipped = null;
    announce(t("table.announce.skipped", { name: this.#nameOf(seat), n: points }));
  }

  #skip({ name, seat }: EventInfo, line: Line | null): void {
    if (name === "turn") this.sumUp();
    if (seat === null) return;
    this.#skipped ??= { seat, points: 0 };
    if (line?.seat === this.#skipped.seat) this.#skipped.points += line.points ?? 0;
  }

  #say(): void {
    announce(this.#said.join(" "));
    this.#said = [];
  }
}
