/** The guidance of a first game, loaded if a table wants it. */

import { withWords } from "../../lib/i18n.svelte";
import type { Desk } from "./desk.svelte";
import type * as guided from "../guided";
import type { Moment } from "../guided/hints";

type Loaded = Pick<typeof guided, "Hint" | "Setting"> & { readonly guide: guided.Guide };

export class Guidance {
  readonly #desk: Desk;
  #loaded = $state.raw<Loaded | null>(null);

  /** Call this while a component is being created. */
  constructor(table: string, desk: Desk) {
    this.#desk = desk;
    $effect(() => {
      if (!this.isWanted) return;
      void withWords(import("../guided"), "guided", "explain").then(({ Guide, Hint, Setting }) => {
        const guide = new Guide(table, () => ({ moment: this.#moment, question: this.#question }));
        this.#loaded ??= { guide, Hint, Setting };
      });
    });
  }

  readonly isWanted = $derived.by(() => this.#desk.sitting.table?.guided === true && this.#desk.you !== null);
  /** Its components, once loaded. */
  get loaded(): Loaded | null {
    return this.#loaded;
  }
  /** The guide while it is on, or null. */
  get guide(): guided.Guide | null {
    return this.#loaded?.guide.isOn ? this.#loaded.guide : null;
  }

  readonly #moment = $derived.by((): Moment | null => {
    const { view, parts, you, choosing, sitting, events } = this.#desk;
    if (!view || you === null) return null;
    const ask = sitting.deciding.question?.ask ?? null;
    const { canUndo } = sitting.playback;
    return { view, parts, seat: you, ask, acts: choosing.acts, events, canUndo };
  });
  get #question(): string | null {
    const { over, deciding, questionKey } = this.#desk.sitting;
    return over ? "over" : deciding.question ? questionKey : null;
  }

  /** Close the hint. Escape first clears a choice in progress, then an explanation. */
  close({ key, target }: KeyboardEvent): boolean {
    const { isHeldBack, pointing } = this.#desk;
    const isOnControl = target instanceof Element && target.closest("button, a, input, summary") !== null;
    const isMeant = key === "Escape" ? !isHeldBack && !pointing.explained : key === "Enter";
    if (!this.guide?.shown || !isMeant || (key === "Enter" && isOnControl)) return false;
    if (document.querySelector("dialog[open]")) return false;
    this.guide.understood();
    return true;
  }
}
