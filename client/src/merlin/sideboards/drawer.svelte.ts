/** The drawer beside the wheel: which of its tabs is open. */

import { untrack } from "svelte";
import type { Board } from "./sideboards";

/** A tab by the key of its board, or "log". */
export type DrawerTab = Board["key"];

/** What the drawer follows. */
export interface Followed {
  readonly boards: readonly Board[];
  /** The current question; null while others act. */
  readonly question: string | null;
  readonly ask: string | null;
  /** The purpose of the choice in progress. */
  readonly purpose: string | null;
  /** The landings of the moves that are looked at, and the thing itself. */
  readonly landings: readonly string[];
}

/** The board that a question concerns, or else one that a move would lead to, or that everybody looks at. */
export function wantedBoard({ boards, ask, purpose, landings }: Followed): Board | null {
  return (
    boards.find(({ asks }) => [purpose, ask].some((word) => word !== null && asks.includes(word))) ??
    boards.find(({ isReachedBy }) => isReachedBy && landings.some(isReachedBy)) ??
    boards.find(({ isToldByQuestion }) => isToldByQuestion) ??
    null
  );
}

export class Drawer {
  readonly #followed: () => Followed;
  #open = $state<DrawerTab>("missions");
  /** The question at which the reader has chosen a tab, which stays open until the next question. */
  #byHand = $state.raw<{ readonly question: string | null } | null>(null);

  /** Call this while a component is being created. */
  constructor(followed: () => Followed) {
    this.#followed = followed;
    $effect(() => {
      const wanted = this.#wanted?.key;
      const { question } = this.#followed();
      untrack(() => {
        const isFree = this.#byHand === null || this.#byHand.question !== question;
        if (wanted && isFree) this.#open = wanted;
      });
    });
  }

  readonly #wanted = $derived.by(() => wantedBoard(this.#followed()));
  /** Whether the question concerns a board of the drawer that must be seen. */
  readonly isAsked = $derived.by(() => {
    const board = wantedBoard({ ...this.#followed(), landings: [] });
    return board !== null && !board.isToldByQuestion;
  });

  get open(): DrawerTab {
    return this.#open;
  }
  /** Open the board that the question concerns, even if another was chosen by hand. */
  follow(): void {
    this.#byHand = null;
    if (this.#wanted) this.#open = this.#wanted.key;
  }
  /** Open a tab by hand. */
  show(tab: DrawerTab): void {
    this.#open = tab;
    this.#byHand = { question: this.#followed().question };
  }
}
