/** What the client knows of each game by itself: its sign, its picture, its table and its replay. */

import chalice from "icon:jeweled-chalice";
import type { Component } from "svelte";
import KingArthurPicture from "./drawings/KingArthurPicture.svelte";
import type { GameInfo } from "./lib/api";
import type { PlainKey } from "./lib/i18n.svelte";
import type { Live } from "./lib/live.svelte";

export interface TableProps extends Record<string, unknown> {
  live: Live;
  game: GameInfo;
}
export interface ReplayProps extends Record<string, unknown> {
  id: string;
  decision: number | null;
  game: GameInfo;
}

export interface GameLook {
  name: PlainKey;
  sign: string;
  picture: Component<{ shape?: "tall" | "page" | "wide" | "small" }>;
  minutes: number;
  table: () => Promise<{ default: Component<TableProps> }>;
  replay: () => Promise<{ default: Component<ReplayProps> }>;
}

const LOOKS: Record<string, GameLook> = {
  kingarthur: {
    name: "game.kingarthur",
    sign: chalice,
    picture: KingArthurPicture,
    minutes: 20,
    table: () => import("./kingarthur/Table.svelte"),
    replay: () => import("./kingarthur/Replay.svelte"),
  },
};

/** The look of a game; null for one that a newer server has and this client does not. */
export function lookOf(game: string): GameLook | null {
  return LOOKS[game] ?? null;
}
