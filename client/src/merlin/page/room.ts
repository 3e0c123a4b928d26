/** What fits into the columns beside the wheel, in pixels of the design. */

import type { Arrangement } from "../../table/layout.svelte";
import { courtOf } from "../castle/court";
import { HAND, handSizeOf, type View } from "../position/view";

interface Shown {
  readonly view: View | null;
  readonly you: number | null;
  readonly others: readonly number[];
  readonly isCrowded: boolean;
}
interface Page {
  readonly arrangement: Arrangement;
  readonly height: number;
}

/** The heights of the bar, castles, missions and parts of the court, one above the other. */
const COLUMN = { own: 546, other: 143, panel: 25, line: 0, beside: 0, log: 170, spectator: -330 };
const CROWDED = { own: 514, other: 114, panel: 141, line: 42, beside: 28, log: 170, spectator: -440 };
/** How much higher six missions are than four. */
const SIX = 64;
/** How much lower strips of two and of three lines are than whole castles. */
const SAVED = [54, 30];

export interface Room {
  /** Whether not all castles fit, so that the others are strips. */
  readonly areStrips: boolean;
  /** How many lines a strip has room for. */
  readonly lines: number;
  /** Whether all castles fit, but only just. */
  readonly isTight: boolean;
  /** Whether the log is below your own missions, as with few players. */
  readonly hasLog: boolean;
}

export function roomFor({ view, you, others, isCrowded }: Shown, { arrangement, height }: Page): Room {
  const sizes = isCrowded ? CROWDED : COLUMN;
  const { panels, lines } = view ? courtOf() : { panels: [], lines: [] };
  const stack =
    sizes.own +
    (panels.length ? sizes.panel : 0) +
    (lines.length ? (panels.length > 1 ? sizes.beside : sizes.line) : 0) +
    (you === null ? sizes.spectator : 0) +
    (view && you !== null && handSizeOf(view, you) > HAND ? SIX : 0) +
    others.length * sizes.other;
  const areStrips = height < stack || (arrangement === "middle" && !isCrowded);
  return {
    areStrips,
    lines: isCrowded ? 1 + SAVED.filter((saved) => height >= stack - others.length * saved).length : 1,
    isTight: arrangement === "wide" && !isCrowded && !areStrips && height < stack + 20,
    hasLog: arrangement === "wide" && height >= stack + sizes.log,
  };
}
