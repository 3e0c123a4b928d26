/** Plans for new tables, and the last table of each game that was made here. */

import type { SeatPlan, TablePlan, TitleName } from "../api";
import { USUAL } from "./levels";

/** Just enough of a table to make it again: seats without names of guests, settings, visibility. */
export interface Memory {
  game: string;
  settings: Record<string, string>;
  seats: SeatPlan[];
  visibility: "link" | "open";
  counsel?: boolean;
}

/** The former names of levels, from when there were only two. */
const FORMERLY: Readonly<Record<string, string>> = { random: "page", greedy: "knight" };

/** A seat with the present name of its level. */
function renamed(seat: SeatPlan): SeatPlan {
  return seat.bot ? { ...seat, bot: FORMERLY[seat.bot] ?? seat.bot } : seat;
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
    // Browsers may still hold tables that were stored with options.
    const {
      game,
      options,
      settings = options,
      seats,
      visibility,
      counsel,
    } = value as Record<string, unknown>;
    if (typeof game !== "string" || !Array.isArray(seats) || !seats.every(isSeat)) return null;
    if (typeof settings !== "object" || settings === null) return null;
    const known = Object.entries(settings).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return {
      game,
      settings: Object.fromEntries(known),
      seats: seats.map(renamed),
      visibility: visibility === "open" ? "open" : "link",
      counsel: counsel === true,
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
    settings: plan.settings ?? {},
    seats: plan.seats,
    visibility: plan.visibility ?? "link",
    counsel: plan.counsel,
  };
  const level = plan.seats.find((seat) => seat.kind === "bot")?.bot;
  if (level) rememberLevel(memory.game, level);
  try {
    localStorage.setItem(entry(memory.game), JSON.stringify(memory));
  } catch {
    // Without storage there is no last table.
  }
}

const levelEntry = (game: string) => `logres.lastLevel.${game}`;

/** The level that was played against last; null if there is none, or it is not known. */
export function lastLevel(game: string): string | null {
  try {
    return localStorage.getItem(levelEntry(game));
  } catch {
    return null;
  }
}

export function rememberLevel(game: string, level: string): void {
  try {
    localStorage.setItem(levelEntry(game), level);
  } catch {
    // Without storage there is no last level.
  }
}

/** The table of "Play now": as many seats as the last one and the last level, or two knights at first. */
export function playNow(
  game: string,
  memory: Memory | null,
  levels: readonly string[],
  last: string | null = null,
): TablePlan {
  const count = memory ? memory.seats.length - 1 : 2;
  const wanted = last ?? memory?.seats.find((seat) => seat.kind === "bot")?.bot;
  const level =
    levels.find((known) => known === wanted) ?? levels.find((known) => known === USUAL) ?? levels[0];
  const bots: SeatPlan[] = Array.from({ length: Math.max(1, count) }, () => ({
    kind: "bot",
    bot: level ?? USUAL,
  }));
  return {
    game,
    settings: memory?.settings ?? {},
    seats: [{ kind: "you" }, ...bots],
    visibility: "link",
    counsel: false,
  };
}

/** The path for a typed or pasted text: an invitation, a table or a mere code; null if it is none of these. */
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

const TITLES: Readonly<Record<TitleName, true>> = {
  bridge: true,
  candlelight: true,
  chair: true,
  chapel: true,
  cup: true,
  dawn: true,
  ford: true,
  hill: true,
  lake: true,
  night: true,
  quarters: true,
  road: true,
};

/** A title for a new table, shown to every reader in their own language. It is unused as long as one is left. */
export function freshTitle(taken: readonly TitleName[], chance: number = Math.random()): TitleName {
  const titles = Object.keys(TITLES) as [TitleName, ...TitleName[]];
  const free = titles.filter((title) => !taken.includes(title));
  const choice = free.length ? free : titles;
  return choice[Math.floor(chance * choice.length)] ?? titles[0];
}
