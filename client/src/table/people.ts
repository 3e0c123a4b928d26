/** The people at a table, in words. */

import type { SeatInfo, TableInfo } from "../lib/api";
import { hasWords, t } from "../lib/i18n.svelte";

/** The names of everyone at the table. */
export function namesOf(table: TableInfo): string[] {
  return table.seats.map((seat) => seat.name ?? t("seat.free"));
}

/** A note on the player of a seat: "you", "bot, skilled", "away". */
export function noteOn(seat: SeatInfo, you: number | null): string {
  if (seat.kind === "bot") {
    const key = `table.bot.${seat.bot ?? "other"}`;
    return t(hasWords(key) ? (key as "table.bot.other") : "table.bot.other");
  }
  if (seat.seat === you) return t("table.gathering.you");
  if (seat.mine) return t("table.gathering.device");
  return t(seat.online ? "table.gathering.online" : "table.gathering.away");
}
