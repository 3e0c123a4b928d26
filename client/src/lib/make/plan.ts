/** Plans for new tables, and the last table of each game that was made here. */

import type { SeatPlan, TablePlan } from "../api";
import { t } from "../i18n.svelte";

/** Just enough of a table to make it again: seats without names of guests, options, visibility. */
export interface Memory {
  game: string;
  options: Record<string, string>;
  seats: SeatPlan[];
  visibility: "link" | "open";
}

const entry = (game: string) => `logres.lastTable.${game}`;

function isSeat(value: unknown): value is SeatPlan {
  if (typeof value !== "object" || value === null) return false;
  const { kind } = value as Record<string, unknown>;
  return kind === "you" || kind === "friend" || kind === "device" || kind === "bot";
}

/** The last table, if the stored entry is valid. */
export function readMemory(text: string | null): Memory | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { game, options, seats, visibility } = value as Record<string, unknown>;
    if (typeof game !== "string" || !Array.isArray(seats) || !seats.every(isSeat)) return null;
    if (typeof options !== "object" || options === null) return null;
    const known = Object.entries(options).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return {
      game,
      options: Object.fromEntries(known),
      seats,
      visibility: visibility === "open" ? "open" : "link",
    };
  } catch {
    return null;
  }
}

export function lastTable(game: string): Memory | null {
  try {
    return readMemory(localStorage.getItem(entry(game)));
  } catch {
    return null;
  }
}

export function remember(plan: TablePlan): void {
  const memory: Memory = {
    game: plan.game ?? "kingarthur",
    options: plan.options ?? {},
    seats: plan.seats,
    visibility: plan.visibility ?? "link",
  };
  try {
    localStorage.setItem(entry(memory.game), JSON.stringify(memory));
  } catch {
    // Without storage there is no last table.
  }
}

/** "Play now": the last table's number of seats and level, everybody else a bot; two skilled bots at first. */
export function playNow(game: string, memory: Memory | null, levels: readonly string[]): TablePlan {
  const count = memory ? memory.seats.length - 1 : 2;
  const wanted = memory?.seats.find((seat) => seat.kind === "bot")?.bot;
  const level =
    levels.find((known) => known === wanted) ?? levels.find((known) => known === "greedy") ?? levels[0];
  const bots: SeatPlan[] = Array.from({ length: Math.max(1, count) }, () => ({
    kind: "bot",
    bot: level ?? "greedy",
  }));
  return {
    game,
    options: memory?.options ?? {},
    seats: [{ kind: "you" }, ...bots],
    visibility: "link",
  };
}

/** The path for what somebody typed or pasted: an invitation, a table, or only a code; null if it is none of these. */
export function pathOf(text: string, origin: string = location.origin): string | null {
  const typed = text.trim();
  if (!typed) return null;
  if (/^[\w-]{4,80}$/.test(typed)) return `/join/${typed}`;
  let address: URL;
  try {
    address = new URL(typed.includes("://") ? typed : `https://${typed.replace(/^\/+/, "")}`);
  } catch {
    return null;
  }
  const known = /^\/(join|table)\/[\w-]+(\/replay(\/\d+)?)?$/.exec(address.pathname);
  if (!known) return null;
  return address.host === new URL(origin).host || !typed.includes("://") ? address.pathname : null;
}

const TITLES = 12;

/** A name for a new table, in the language of the guest who opens it. It is not taken, as long as there is one left. */
export function freshTitle(taken: readonly string[], chance: number = Math.random()): string {
  const titles = Array.from({ length: TITLES }, (_, n) => t(`make.title.${n}` as "make.title.0"));
  const free = titles.filter((title) => !taken.includes(title));
  const choice = free.length ? free : titles;
  return choice[Math.floor(chance * choice.length)] ?? "";
}
