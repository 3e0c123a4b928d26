/** The picture of a rule, for a drawer over a table: only the picture, without the pages around it. */

import type { Component } from "svelte";
import type { GameInfo } from "../lib/api";
import { withWords } from "../lib/i18n.svelte";

interface Picture {
  default: Component<{ game: GameInfo; rule: string; module: string | null }>;
}

const PICTURES: Readonly<Record<string, () => Promise<Picture>>> = {
  merlin: () => withWords(import("./merlin/RulePicture.svelte"), "merlin", "merlintable"),
  kingarthur: () => withWords(import("./kingarthur/RulePicture.svelte"), "kingarthur"),
};

/** The components that draw the rules of a game. */
export function pictureIn(game: GameInfo): Promise<Picture> {
  const found = PICTURES[game.name];
  return found ? found() : Promise.reject(new Error(`there are no pictures of ${game.name}`));
}
