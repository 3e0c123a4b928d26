/** The tables of the hall: mine and the open ones, kept fresh while the page is visible. */

import type { Problem } from "./api";
import { api, problemOf, type TableInfo, type TitleName } from "./api";
import { t } from "./i18n.svelte";
import { lessonTitle } from "./lessons";

const REFRESH = 8_000;

let mine = $state.raw<TableInfo[] | null>(null);
let open = $state.raw<TableInfo[] | null>(null);
let problem = $state.raw<Problem | null>(null);
/** A request made before anybody follows the lists. */
let early: Promise<void> | null = null;

/** Whether the table waits for a decision of ours. */
export function waitsForMe(table: TableInfo): boolean {
  return table.stage === "playing" && table.seats.some((seat) => seat.mine && seat.seat === table.asked);
}

const NUMERALS = ["II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The name of a table as it was typed, or a suggested one in the reader's language; empty if it has none. */
function nameOf({ title, suggested }: Named): string {
  if (!suggested) return title;
  const { name, number } = suggested;
  const words = t(`title.${name}`);
  return number > 1 ? `${words} ${NUMERALS[number - 2] ?? number}` : words;
}

type Named = Pick<TableInfo, "title" | "suggested">;

/** The name of a table, or else what it is for, or the first words of its address. A practice table says so. */
export function titleOfTable(table: Named & Pick<TableInfo, "id" | "practice" | "lesson">): string {
  const name = nameOf(table);
  if (table.practice) return t("practice.title", { title: name });
  if (name) return name;
  if (table.lesson !== null) return lessonTitle(table.lesson);
  const words = table.id.split("-").slice(0, 3);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(", ");
}

/** Where a practice table comes from, as a link to that position; null for every other table. */
export function originOf(played: Named & Pick<TableInfo, "practice">): { text: string; href: string } | null {
  if (!played.practice) return null;
  const { table, decisions } = played.practice;
  return {
    text: t("practice.from", { title: nameOf(played), n: decisions + 1 }),
    href: `/table/${table}/replay/${decisions}`,
  };
}

export const tables = {
  get mine(): TableInfo[] | null {
    return mine;
  },
  get open(): TableInfo[] | null {
    return open;
  },
  /** Why the lists are not fresh. */
  get problem(): Problem | null {
    return problem;
  },
  /** Mine that are not over. */
  get running(): TableInfo[] {
    return (mine ?? []).filter((table) => table.stage !== "over");
  },
  /** Mine that are over. */
  get finished(): TableInfo[] {
    return (mine ?? []).filter((table) => table.stage === "over");
  },
  /** Mine that wait for a decision of ours. */
  get waiting(): TableInfo[] {
    return (mine ?? []).filter(waitsForMe);
  },

  /** The suggested titles that known tables have. */
  get titles(): TitleName[] {
    return [...(mine ?? []), ...(open ?? [])].flatMap(({ suggested }) => suggested?.name ?? []);
  },

  async refresh(): Promise<void> {
    try {
      [mine, open] = await Promise.all([api.myTables(), api.openTables()]);
      problem = null;
    } catch (thrown) {
      problem = problemOf(thrown);
    }
  },
  /** Ask for the lists while the page that shows them is still loading. */
  expect(): Promise<void> {
    early ??= tables.refresh();
    return early;
  },
};

/** Keep the lists fresh. Returns a function that stops it. */
export function followTables(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    const asked = early ?? tables.refresh();
    early = null;
    void asked.finally(() => {
      timer = setTimeout(look, REFRESH);
    });
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
