/** The keyboard of King Arthur's table: the keys of every table, and one that explains. */

import type { KeyList, Shortcut } from "../../lib/shortcuts";
import { DECIDING, LOOKING, type Keyboard } from "../../table/keys";

export interface CardKeyboard extends Keyboard {
  /** Explain the card with the focus, or of the option with the focus; false if there is none. */
  readonly explain: () => boolean;
}

export const CARD_KEYS: readonly KeyList<Shortcut<CardKeyboard>>[] = [
  { title: "keys.deciding", lines: DECIDING },
  {
    title: "keys.looking",
    lines: [{ keys: ["I"], says: "keys.explain", does: ({ explain }) => explain() }, ...LOOKING],
  },
];
