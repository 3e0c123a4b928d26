/** Choosing in the list of options. A finger has no hover: its first touch looks, its second chooses. */

import type { Act } from "../choosing/acts";
import type { Choosing } from "../choosing/choosing.svelte";
import type { Offer } from "../choosing/offers";

interface List {
  readonly choosing: Choosing;
  /** On a small screen the options of a picked thing are seen before they are touched. */
  readonly small: boolean;
}

export class Touches {
  #list: () => List;
  /** What could be seen when a finger came down; null for a pointer or a key. */
  #seen: readonly Act[] | null = null;
  #touched = $state.raw<Act | null>(null);

  constructor(list: () => List) {
    this.#list = list;
  }

  readonly ondown = (event: PointerEvent): void => {
    this.#seen = event.pointerType === "touch" ? this.#list().choosing.shown : null;
    if (!this.#seen) this.#touched = null;
  };
  readonly onkey = (): void => {
    this.#seen = null;
    this.#touched = null;
  };

  /** Decides for an option, or shows it if a finger touches what could not be seen. */
  readonly decide = (act: Act): void => this.decideWith(act);

  /** The same with an answer to the next question. */
  decideWith(act: Act, along?: Act | null): void {
    const { choosing } = this.#list();
    if (this.#seen && !this.#seen.includes(act)) {
      this.#touched = act;
      choosing.lookAt([act]);
    } else choosing.decide(act, along);
  }

  /** Decides for the only option of a row, or narrows the list to its thing. */
  choose({ id, acts }: Offer, along?: Act | null): void {
    const [single] = acts;
    if (acts.length === 1 && single) this.decideWith(single, along);
    else this.#list().choosing.narrow(id);
  }

  /** Whether the next touch decides for it. */
  readonly isReady = (act: Act): boolean => {
    const { choosing, small } = this.#list();
    if (this.#touched === act) return choosing.isNear(act);
    return small && choosing.isHalfMade && choosing.shown.includes(act);
  };
}
