/** The pictures of the games, apart from all else that is known of them: only the hall and a new table show them. */

import type { Component } from "svelte";
import type { Shape } from "../games";
import KingArthurPicture from "./KingArthurPicture.svelte";
import MerlinPicture from "./MerlinPicture.svelte";

const PICTURES: Readonly<Record<string, Component<{ shape?: Shape }>>> = {
  merlin: MerlinPicture,
  kingarthur: KingArthurPicture,
};

/** The picture of a game; null for one that this client does not know. */
export function pictureOf(game: string): Component<{ shape?: Shape }> | null {
  return PICTURES[game] ?? null;
}
