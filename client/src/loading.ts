/** What is loaded when a game is looked at: its table, and what reads, tells and draws its modules. */

import type { Component } from "svelte";
import { areasOf, lookOf, type ModuleLook } from "./games";
import type { GameInfo } from "./lib/api";
import { withWords } from "./lib/i18n.svelte";
import type { Live } from "./lib/live/live.svelte";

export interface TableProps extends Record<string, unknown> {
  live: Live;
  game: GameInfo;
}

const TABLES: Record<string, () => Promise<{ default: Component<TableProps> }>> = {
  merlin: () => withWords(import("./merlin/page/Table.svelte"), "table", "keys", "merlin", "merlintable"),
  kingarthur: () => withWords(import("./kingarthur/Table.svelte"), "table", "keys", "kingarthur"),
};

/** Loads what comes only with a table that plays a module; null where everything comes with the table. */
const MODULES: Record<ModuleLook["key"], (() => Promise<unknown>) | null> = {
  seals: null,
  favor: () => withWords(import("./merlin/modules/favor"), "merlin", "merlintable", "favor"),
  arthur: () => withWords(import("./merlin/modules/arthur"), "merlin", "merlintable", "arthur"),
  knights: () => withWords(import("./merlin/modules/knights"), "table", "merlin", "merlintable", "knights"),
  treasures: () => withWords(import("./merlin/modules/treasures"), "merlin", "merlintable", "treasures"),
  decrees: () => withWords(import("./merlin/modules/decrees"), "merlin", "merlintable", "decrees"),
  gold: () => withWords(import("./merlin/modules/gold"), "merlin", "merlintable", "gold"),
  market: () => withWords(import("./merlin/modules/market"), "merlin", "merlintable", "gold", "market"),
  caerleon: () => withWords(import("./merlin/modules/caerleon"), "merlin", "merlintable", "gold", "caerleon"),
  morgana: () => withWords(import("./merlin/modules/morgana"), "merlin", "merlintable", "morgana"),
};

/** The table of a game with the modules it plays. */
export function tableOf(game: string, inOne: string): Promise<{ default: Component<TableProps> }> {
  const table = TABLES[game];
  if (!table) return Promise.reject(new Error(`${game} is not drawn here`));
  return withModules(table(), game, inOne);
}

/** A part of a game together with what the modules of a table need. */
export async function withModules<Part>(part: Promise<Part>, game: string, inOne: string): Promise<Part> {
  const chosen = (lookOf(game)?.modules ?? []).filter(({ key }) => inOne.split(" ").includes(key));
  const [found] = await Promise.all([
    withWords(part, ...areasOf(chosen)),
    ...chosen.map(({ key }) => MODULES[key]?.()),
  ]);
  return found;
}
