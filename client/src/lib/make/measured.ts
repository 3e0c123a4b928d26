/** What was measured of the levels, as the page of opponents shows it. What was not measured stays unknown. */

import type { Measured, TableInfo } from "../api";

export interface Strength {
  readonly rating: number;
  /** Half the range that holds the true value with 95 % certainty. */
  readonly doubt: number;
}

/** The figures of a kind of table without modules; null if nobody has measured it. */
export function figuresOf(measured: readonly Measured[], players: number): Measured | null {
  return measured.find((one) => one.players === players && !one.modules.length) ?? null;
}

export function strengthOf(figures: Measured | null, level: string): Strength | null {
  const rated = figures?.ratings.find(({ name, games }) => name === level && games > 0);
  return rated ? { rating: rated.rating, doubt: Math.round((rated.high - rated.low) / 2) } : null;
}

/** How many seconds a level thinks for a turn. */
export function secondsOf(figures: Measured | null, level: string): number | null {
  const own = (figures?.encounters ?? []).flatMap(({ one, others, seconds }) => {
    const [first, second] = seconds;
    return [...(one === level ? [first] : []), ...(others === level ? [second] : [])];
  });
  const known = own.filter((seconds) => seconds !== undefined);
  return known.length ? Math.max(...known) : null;
}

/** How many of a hundred games one wins against another; null if they have not met. */
export function winsOf(figures: Measured | null, one: string, other: string): number | null {
  for (const met of figures?.encounters ?? []) {
    if (met.one === one && met.others === other) return Math.round(100 * met.share);
    if (figures?.players === 2 && met.one === other && met.others === one)
      return Math.round(100 * (1 - met.share));
  }
  return null;
}

/** The finished games of a reader against bots of one level only: won and lost. */
export function recordOf(
  finished: readonly TableInfo[],
  game: string,
  level: string,
): { won: number; lost: number } {
  const record = { won: 0, lost: 0 };
  for (const { game: played, seats, winners, practice, lesson } of finished) {
    const others = seats.filter(({ mine }) => !mine);
    const isCounted = played === game && !practice && lesson === null && others.length === seats.length - 1;
    if (!isCounted || others.some(({ bot }) => bot !== level)) continue;
    if (seats.some(({ seat, mine }) => mine && winners.includes(seat))) record.won += 1;
    else record.lost += 1;
  }
  return record;
}
