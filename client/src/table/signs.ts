/** The signs beside the lines of a log: what an event speaks of, drawn by the game at whose table it happened. */

import { getContext, setContext, type Snippet } from "svelte";

/** Draws a piece by the name that the game has for it. */
export type Drawing = Snippet<[name: string, size: number]>;

const KEY = Symbol("signs");

/** Say how signs are drawn at this table; called while its page is being set up. */
export function drawSigns(drawing: Drawing): void {
  setContext(KEY, drawing);
}

/** How signs are drawn here; null where no game is on the page. */
export function signDrawing(): Drawing | null {
  return getContext<Drawing | undefined>(KEY) ?? null;
}
