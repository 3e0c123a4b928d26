/** The keys for sound and screen, at a table and in a replay. */

import type { Shortcut } from "../lib/shortcuts";

const load = () => import("../lib/screen.svelte");

const SOUND: Shortcut<unknown> = {
  keys: ["O"],
  says: "keys.sound",
  anywhere: true,
  does: () => {
    void load().then(({ switchSound }) => switchSound());
    return true;
  },
};
const FULLSCREEN: Shortcut<unknown> = {
  keys: ["Z"],
  says: "keys.fullscreen",
  anywhere: true,
  does: () => {
    void load().then(({ switchFullscreen }) => switchFullscreen());
    return true;
  },
};

/** Not every browser lets a page fill the screen. */
export const SCREEN_KEYS: readonly Shortcut<unknown>[] = document.fullscreenEnabled
  ? [SOUND, FULLSCREEN]
  : [SOUND];
