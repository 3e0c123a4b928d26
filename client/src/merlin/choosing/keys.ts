/** The keyboard of Merlin's table: the keys of every table, and its own. */

import type { KeyList, Shortcut } from "../../lib/shortcuts";
import { choose, DECIDING, LOOKING, type Keyboard } from "../../table/keys";

export interface MerlinKeyboard extends Keyboard {
  /** Say what the option with the focus is about; false where there is nothing to say. */
  readonly explain: () => boolean;
  /** The board in words. */
  readonly describe: () => void;
}

export const MERLIN_KEYS: readonly KeyList<Shortcut<MerlinKeyboard>>[] = [
  {
    title: "keys.deciding",
    lines: [
      ...DECIDING.slice(0, 2),
      { keys: ["M"], says: "keys.mission", does: choose },
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
      ...LOOKING,
    ],
  },
];
