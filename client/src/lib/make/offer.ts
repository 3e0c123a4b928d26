/** Another level for "Play now", once the last games were all won or all lost. */

import type { TableInfo } from "../api";

export interface Offer {
  readonly level: string;
  readonly after: "won" | "lost";
  /** The level of these games. */
  readonly former: string;
}

const IN_A_ROW = 3;

/** The level of a finished game of one person against bots of one level; null for all other games. */
function levelOf({ seats, practice, lesson }: TableInfo): string | null {
  const [level, ...others] = new Set(seats.filter(({ mine }) => !mine).map(({ bot }) => bot));
  const isAlone = seats.filter(({ mine }) => mine).length === 1;
  return isAlone && !practice && lesson === null && !others.length ? (level ?? null) : null;
}

function isWon({ seats, winners }: TableInfo): boolean {
  return seats.some(({ seat, mine }) => mine && winners.includes(seat));
}

/** The next level after three victories in a row, or the one below after three defeats. */
export function offerOf(
  game: string,
  level: string,
  finished: readonly TableInfo[],
  levels: readonly string[],
): Offer | null {
  const last = finished
    .filter((table) => table.game === game && levelOf(table) !== null)
    .toSorted((one, other) => other.changed_at - one.changed_at)
    .slice(0, IN_A_ROW);
  const at = levels.indexOf(level);
  if (at < 0 || last.length < IN_A_ROW || last.some((table) => levelOf(table) !== level)) return null;
  const won = last.filter(isWon).length;
  if (won > 0 && won < IN_A_ROW) return null;
  const next = levels[won ? at + 1 : at - 1];
  return next === undefined ? null : { level: next, after: won ? "won" : "lost", former: level };
}
