/** The keyboard of Merlin's table: the keys of every table, and some more. */

import type { KeyList, Shortcut } from "../../lib/shortcuts";
import { CHANGE, LETTERS } from "../question/keycaps";
import { choose, DECIDING, LOOKING, type Keyboard } from "../../table/keys";

export interface MerlinKeyboard extends Keyboard {
  /** Explain the option with the focus; false if there is nothing to explain. */
  readonly explain: () => boolean;
  /** Show the board in words. */
  readonly describe: () => void;
  /** Open or close the plan of the round. */
  readonly plan: () => void;
}

/** To the things that change a die: a single one is picked at once, of several the first gets the focus. */
function change({ options }: Keyboard): boolean {
  const things = options()?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts=${CHANGE}] button`);
  const [first, second] = things ?? [];
  first?.[second ? "focus" : "click"]();
  return first !== undefined;
}

export const MERLIN_KEYS: readonly KeyList<Shortcut<MerlinKeyboard>>[] = [
  {
    title: "keys.deciding",
    lines: [
      ...DECIDING.slice(0, 2),
      { keys: ["M"], says: "keys.mission", does: choose },
      { keys: LETTERS, shown: ["A", "D", "…"], says: "keys.further", does: choose },
      { keys: [CHANGE], says: "keys.change", does: change },
      ...DECIDING.slice(2),
    ],
  },
  {
    title: "keys.looking",
    lines: [
      { keys: ["I"], says: "keys.explain", does: ({ explain }) => explain() },
      {
        keys: ["B"],
        says: "keys.describe",
        does: ({ describe }) => {
          describe();
          return true;
        },
      },
      {
        keys: ["P"],
        says: "keys.plan",
        does: ({ plan }) => {
          plan();
          return true;
        },
      },
      ...LOOKING,
    ],
  },
];
