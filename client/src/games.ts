/** What the client knows about each game: its sign, its table and its replay. */

import chalice from "icon:jeweled-chalice";
import roundTable from "icon:round-table";
import type { Component } from "svelte";
import type { GameInfo } from "./lib/api";
import { isArea, list, t, withWords, type PlainKey } from "./lib/i18n.svelte";
import type { Live } from "./lib/live/live.svelte";
import type { Ready } from "./lib/make/ready";
import type { Area } from "./messages/areas";

export interface TableProps extends Record<string, unknown> {
  live: Live;
  game: GameInfo;
}
export interface ReplayProps extends Record<string, unknown> {
  id: string;
  decision: number | null;
  game: GameInfo;
  /** The settings of the table. */
  settings: Readonly<Record<string, string>>;
}

/** Wider and flatter from the first to the last; "small" is a row on a phone. */
export type Shape = "page" | "wide" | "small";

/** A module that a table may play with. Its key names its setting and, if it has one, the area of its words. */
export interface ModuleLook {
  key:
    | "seals"
    | "favor"
    | "arthur"
    | "knights"
    | "treasures"
    | "decrees"
    | "gold"
    | "market"
    | "caerleon"
    | "morgana";
  /** What it adds to the length of a game. */
  minutes: number;
  /** Loads what reads, tells and draws it, if that comes only with such a table. */
  load?: () => Promise<unknown>;
}

/** A ready-made table. It is offered if all its modules are. */
export type ReadyTable = Ready<
  "first" | "wax" | "published" | "arthur" | "caerleon" | "witch" | "everything"
>;

export interface GameLook {
  name: PlainKey;
  /** What it is, in a few sentences. */
  text: PlainKey;
  sign: string;
  /** How many play, and how long, in digits. */
  players: { fewest: number; most: number };
  minutes: number;
  /** The key that starts a game from the hall. */
  key: string;
  modules: readonly ModuleLook[];
  ready: readonly ReadyTable[];
  table: () => Promise<{ default: Component<TableProps> }>;
  replay: () => Promise<{ default: Component<ReplayProps> }>;
}

const EVERYTHING = [
  ...["favor", "arthur", "knights", "gold", "market"],
  ...["caerleon", "morgana", "treasures", "decrees"],
];

const LOOKS: Record<string, GameLook> = {
  merlin: {
    name: "game.merlin",
    text: "hall.merlin.text",
    sign: roundTable,
    players: { fewest: 2, most: 4 },
    minutes: 75,
    key: "M",
    modules: [
      {
        key: "favor",
        minutes: 5,
        load: () => withWords(import("./merlin/modules/favor"), "merlin", "merlintable", "favor"),
      },
      {
        key: "arthur",
        minutes: 25,
        load: () => withWords(import("./merlin/modules/arthur"), "merlin", "merlintable", "arthur"),
      },
      {
        key: "knights",
        minutes: 10,
        load: () =>
          withWords(import("./merlin/modules/knights"), "table", "merlin", "merlintable", "knights"),
      },
      {
        key: "treasures",
        minutes: 0,
        load: () => withWords(import("./merlin/modules/treasures"), "merlin", "merlintable", "treasures"),
      },
      {
        key: "decrees",
        minutes: 10,
        load: () => withWords(import("./merlin/modules/decrees"), "merlin", "merlintable", "decrees"),
      },
      {
        key: "gold",
        minutes: 5,
        load: () => withWords(import("./merlin/modules/gold"), "merlin", "merlintable", "gold"),
      },
      {
        key: "market",
        minutes: 10,
        load: () => withWords(import("./merlin/modules/market"), "merlin", "merlintable", "gold", "market"),
      },
      {
        key: "caerleon",
        minutes: 5,
        load: () =>
          withWords(import("./merlin/modules/caerleon"), "merlin", "merlintable", "gold", "caerleon"),
      },
      {
        key: "morgana",
        minutes: 25,
        load: () => withWords(import("./merlin/modules/morgana"), "merlin", "merlintable", "morgana"),
      },
    ],
    ready: [
      { key: "first", modules: [] },
      { key: "published", modules: ["favor"] },
      { key: "arthur", modules: ["arthur"] },
      { key: "caerleon", modules: ["gold", "caerleon"] },
      { key: "witch", modules: ["gold", "morgana"] },
      { key: "everything", modules: EVERYTHING },
    ],
    table: () => withWords(import("./merlin/page/Table.svelte"), "table", "keys", "merlin", "merlintable"),
    replay: () =>
      withWords(
        import("./merlin/replay/Replay.svelte"),
        "table",
        "keys",
        "replay",
        "end",
        "merlin",
        "merlintable",
      ),
  },
  kingarthur: {
    name: "game.kingarthur",
    text: "hall.kingarthur.text",
    sign: chalice,
    players: { fewest: 2, most: 5 },
    minutes: 20,
    key: "K",
    modules: [{ key: "seals", minutes: 10 }],
    ready: [
      { key: "first", modules: [] },
      { key: "wax", modules: ["seals"] },
    ],
    table: () => withWords(import("./kingarthur/Table.svelte"), "table", "keys", "kingarthur"),
    replay: () =>
      withWords(import("./kingarthur/Replay.svelte"), "table", "keys", "replay", "end", "kingarthur"),
  },
};

/** The look of a game; null for a game that this client does not know. */
export function lookOf(game: string): GameLook | null {
  return LOOKS[game] ?? null;
}

/** The games that can be played here, in the order in which they are offered. */
export const GAMES: readonly string[] = Object.keys(LOOKS);

/** A module that is both on offer and drawn here. */
export type OfferedModule = ModuleLook & GameInfo["modules"][number];

/** The modules that the server offers for a game and that are drawn here, in the order in which they are shown. */
export function offeredModules(game: GameInfo): OfferedModule[] {
  return (lookOf(game.name)?.modules ?? []).flatMap((look) => {
    const found = game.modules.find(({ key }) => key === look.key);
    return found ? [{ ...found, ...look }] : [];
  });
}

/** The modules with which a table plays. */
export function modulesOf(game: string, settings: Readonly<Record<string, string>>): ModuleLook[] {
  return (lookOf(game)?.modules ?? []).filter(({ key }) => settings[key] === "on");
}

/** The areas with the words of modules: what they ask, their house rules, and everything at the table. */
export function areasOf(modules: readonly Pick<ModuleLook, "key">[]): Area[] {
  return modules.map(({ key }): string => key).filter(isArea);
}

/** The modules of a table as one word. Nothing is reloaded as long as it is the same. */
export function modulesInOne(game: string, settings: Readonly<Record<string, string>>): string {
  return modulesOf(game, settings)
    .map(({ key }) => key)
    .join(" ");
}

/** A part of a game together with what the modules of a table need. */
export async function withModules<Part>(part: Promise<Part>, game: string, inOne: string): Promise<Part> {
  const chosen = (lookOf(game)?.modules ?? []).filter(({ key }) => inOne.split(" ").includes(key));
  const [found] = await Promise.all([
    withWords(part, ...areasOf(chosen)),
    ...chosen.map(({ load }) => load?.()),
  ]);
  return found;
}

/** The modules of a table, in words. */
export function modulesInWords(game: string, settings: Readonly<Record<string, string>>): string {
  const chosen = modulesOf(game, settings);
  const isEverything = chosen.length > 1 && chosen.length === lookOf(game)?.modules.length;
  if (isEverything) return t("hall.with.everything");
  return chosen.length ? list(chosen.map(({ key }) => t(`hall.with.${key}`))) : t("hall.basicGame");
}
