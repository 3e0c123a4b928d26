/** Several people at one device: who holds it, and to whom it goes next. */

import type { TableInfo } from "../lib/api";

/** Whether more than one person of this table sits at this device. */
export function isShared(table: TableInfo): boolean {
  return table.seats.filter((seat) => seat.mine).length > 1;
}

/**
 * The seat the device belongs to now: the one that is asked, or, while bots move, the one that comes after
 * them. Null while somebody elsewhere is to move, or a bot decides in the turn of `active`: then the
 * person who holds it may keep looking.
 */
export function holderOf(table: TableInfo, active: number | null = null): number | null {
  const { asked, seats } = table;
  if (asked === null) return null;
  if (active !== null && asked !== active && seats[asked]?.kind === "bot") return null;
  for (let step = 0; step < seats.length; step++) {
    const seat = seats[(asked + step) % seats.length];
    if (!seat) return null;
    if (seat.mine) return seat.seat;
    if (seat.kind !== "bot") return null;
  }
  return null;
}
