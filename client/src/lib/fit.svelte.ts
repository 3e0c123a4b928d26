/** Several ways to fill a panel. The first one that fits is used. */

import { flushSync } from "svelte";

export class Fit<Way> {
  readonly #ways: () => readonly [Way, ...Way[]];
  #tried = $state(0);

  /** The ways, from the one that needs most room to the one that needs least. */
  constructor(ways: () => readonly [Way, ...Way[]]) {
    this.#ways = ways;
  }

  get way(): Way {
    const ways = this.#ways();
    return ways[this.#tried] ?? ways.at(-1) ?? ways[0];
  }

  /** An attachment for the panel: whenever its size changes, all ways are tried again, and those that overflow are dropped. */
  readonly attach = (panel: HTMLElement): (() => void) => {
    const settle = (): void => {
      while (panel.scrollHeight > panel.clientHeight + 1 && this.#tried < this.#ways().length - 1) {
        this.#tried += 1;
        flushSync();
      }
    };
    const sizes = new ResizeObserver(() => {
      this.#tried = 0;
      flushSync();
      settle();
    });
    const changes = new MutationObserver(settle);
    sizes.observe(panel);
    changes.observe(panel, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  };
}
