/** What the client says about each game before anybody plays it. What a table needs is in `loading.ts`. */

import chalice from "icon:jeweled-chalice";
import roundTable from "icon:round-table";
import type { GameInfo } from "./lib/api";
import { isArea, list, t, type PlainKey } from "./lib/i18n.svelte";
import type { Ready } from "./lib/make/ready";
import type { Area } from "./messages/areas";

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
      { key: "favor", minutes: 5 },
      { key: "arthur", minutes: 25 },
      { key: "knights", minutes: 10 },
      { key: "treasures", minutes: 0 },
      { key: "decrees", minutes: 10 },
      { key: "gold", minutes: 5 },
      { key: "market", minutes: 10 },
      { key: "caerleon", minutes: 5 },
      { key: "morgana", minutes: 25 },
    ],
    ready: [
      { key: "first", modules: [] },
      { key: "published", modules: ["favor"] },
      { key: "arthur", modules: ["arthur"] },
      { key: "caerleon", modules: ["gold", "caerleon"] },
      { key: "witch", modules: ["gold", "morgana"] },
      { key: "everything", modules: EVERYTHING },
    ],
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

/** The modules of a table, in words. */
export function modulesInWords(game: string, settings: Readonly<Record<string, string>>): string {
  const chosen = modulesOf(game, settings);
  const isEverything = chosen.length > 1 && chosen.length === lookOf(game)?.modules.length;
  if (isEverything) return t("hall.with.everything");
  return chosen.length ? list(chosen.map(({ key }) => t(`hall.with.${key}`))) : t("hall.basicGame");
}
