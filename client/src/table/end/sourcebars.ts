/** The geometry of the bars that show where points come from: one bar per player, one piece per source. */

import { apart } from "./chart";
import { pointsOf, type Source } from "./presentation";

type Ledger = Readonly<Record<string, number>> | undefined;

/** The room that a number needs inside its piece, by its digits. */
const ROOM = [0, 19, 27, 35];
/** The least distance between numbers above the bar. */
const GAP = 15;

export interface Piece {
  readonly source: Source;
  readonly points: number;
  readonly x: number;
  readonly width: number;
  /** Where its number stands. */
  at: number;
  /** The piece is too narrow for its number, which stands above it. */
  readonly above: boolean;
}

export interface BarLayout {
  readonly pieces: readonly Piece[];
  readonly from: number;
  readonly to: number;
}

/** Points with a real minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** The longest bar on one side of the zero line, in points. */
function longest(sources: readonly Source[], ledgers: readonly Ledger[], sign: 1 | -1): number {
  const sums = ledgers.map((ledger) =>
    sources.reduce((sum, source) => sum + Math.max(0, sign * pointsOf(source, ledger)), 0),
  );
  return Math.max(0, ...sums);
}

export interface ChartLayout {
  /** Whether somebody has lost points. */
  readonly hasLosses: boolean;
  /** Where the zero line is. */
  readonly zero: number;
  /** In the order of the ledgers. */
  readonly bars: readonly BarLayout[];
}

/** Lay out the bars of these ledgers in a given width. */
export function barsOf(sources: readonly Source[], ledgers: readonly Ledger[], width: number): ChartLayout {
  const loss = longest(sources, ledgers, -1);
  const scale = (width - 4) / (Math.max(1, longest(sources, ledgers, 1)) + loss);
  const zero = 2 + loss * scale;
  return { hasLosses: loss > 0, zero, bars: ledgers.map((ledger) => barOf(ledger)) };

  function barOf(ledger: Ledger): BarLayout {
    let [right, left] = [zero, zero];
    const pieces = sources.flatMap((source): Piece[] => {
      const points = pointsOf(source, ledger);
      if (points === 0) return [];
      const wide = Math.abs(points) * scale;
      if (points > 0) right += wide;
      else left -= wide;
      const x = points > 0 ? right - wide : left;
      const above = wide < (ROOM[signed(points).length] ?? 40);
      return [{ source, points, x, width: wide, at: x + wide / 2, above }];
    });
    spread(pieces.filter(({ above }) => above));
    return { pieces, from: left, to: right };
  }

  /** Keep the numbers above a bar apart. */
  function spread(narrow: readonly Piece[]): void {
    const places = apart(
      narrow.map(({ at }) => at),
      GAP,
      GAP / 2,
      width - GAP / 2,
    );
    for (const [index, piece] of narrow.entries()) piece.at = places[index] ?? piece.at;
  }
}
