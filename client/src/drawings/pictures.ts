/** The pictures of the games, in a separate file because only the hall and a new table show them. */

import type { Component } from "svelte";
import type { Shape } from "../games";
import KingArthurPicture from "./KingArthurPicture.svelte";
import MerlinPicture from "./MerlinPicture.svelte";

interface Props {
  shape?: Shape;
  /** Somebody points at it, so it may move. */
  isLookedAt?: boolean;
}

const PICTURES: Readonly<Record<string, Component<Props>>> = {
  merlin: MerlinPicture,
  kingarthur: KingArthurPicture,
};

/** The picture of a game; null for one that this client does not know. */
export function pictureOf(game: string): Component<Props> | null {
  return PICTURES[game] ?? null;
}
