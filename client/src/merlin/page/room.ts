/** What the columns beside the wheel have room for, in pixels of the design. */

import type { Arrangement } from "../../table/layout.svelte";
import type { View } from "../view";

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

/** What the bar takes, and how high castles, missions and abilities are, one above the other. */
const COLUMN = { own: 546, other: 143, favor: 25, decrees: 0, log: 170, spectator: -330 };
const CROWDED = { own: 519, other: 116, favor: 146, decrees: 55, log: 170, spectator: -440 };
/** A strip of two lines takes so much less than a whole castle. */
const SAVED = 48;

export interface Room {
  /** Not all castles fit: the others are strips of one line. */
  readonly areStrips: boolean;
  /** There is room for a second line of each strip. */
  readonly haveCounts: boolean;
  /** All castles fit, but only just. */
  readonly isTight: boolean;
  /** With few players the log stands below one's own missions. */
  readonly hasLog: boolean;
}

export function roomFor({ view, you, others, isCrowded }: Shown, { arrangement, height }: Page): Room {
  const sizes = isCrowded ? CROWDED : COLUMN;
  const hasFavor = view?.seals !== null || (isCrowded && view.options["knights"] === "on");
  const stack =
    sizes.own +
    (hasFavor ? sizes.favor : 0) +
    (view?.decrees ? sizes.decrees : 0) +
    (you === null ? sizes.spectator : 0) +
    others.length * sizes.other;
  const areStrips = height < stack || (arrangement === "middle" && !isCrowded);
  return {
    areStrips,
    haveCounts: areStrips && isCrowded && height >= stack - others.length * SAVED,
    isTight: arrangement === "wide" && !isCrowded && !areStrips && height < stack + 20,
    hasLog: arrangement === "wide" && height >= stack + sizes.log,
  };
}
