/** The rules of the powers that flags have. */

import type { Power } from "../position/words";

/** Those that a layer adds. */
export type PowerTable = { readonly [Kind in Power]?: string };

export const POWERS = {
  repel: "R10.1",
  missions: "R10.2",
  reverse: "R10.3",
  turn: "R10.4",
  different: "R10.5",
  mirror: "R10.6",
} satisfies PowerTable;
