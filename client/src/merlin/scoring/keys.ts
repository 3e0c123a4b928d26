/** The keyboard of a scoring. */

import type { KeyList, Shortcut } from "../../lib/shortcuts";

export interface ScoringKeyboard {
  /** Go forward or back by a number of steps. */
  readonly by: (steps: 1 | -1) => void;
  readonly pause: () => void;
  readonly toTurn: () => void;
  /** Show all keys. */
  readonly help: () => void;
}

function key(
  keys: readonly string[],
  says: Shortcut<ScoringKeyboard>["says"],
  act: ((on: ScoringKeyboard) => void) | null,
): Shortcut<ScoringKeyboard> {
  const does = (on: ScoringKeyboard) => {
    act?.(on);
    return act !== null;
  };
  return { keys, says, does };
}

export const SCORING_KEYS: readonly KeyList<Shortcut<ScoringKeyboard>>[] = [
  {
    title: "keys.scoring",
    lines: [
      key(["ArrowRight"], "keys.scoring.on", ({ by }) => by(1)),
      key(["ArrowLeft"], "keys.scoring.back", ({ by }) => by(-1)),
      key(["P"], "keys.scoring.pause", ({ pause }) => pause()),
      // The dialog handles this key itself.
      key(["Esc"], "keys.scoring.sum", null),
      key(["T"], "keys.toTurn", ({ toTurn }) => toTurn()),
      key(["?"], "keys.help", ({ help }) => help()),
    ],
  },
];
