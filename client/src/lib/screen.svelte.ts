/** What fills the screen and sounds in the room: both are switched at the table, by button and by key. */

import { hear } from "./hearing";
import { settings, type Loudness } from "./settings.svelte";

let loud: Loudness = "usual";

/** Switch the sound off, or on again as loud as it was. */
export function switchSound(): void {
  if (settings.sound === "off") {
    settings.sound = loud;
    void hear({ sound: "points" });
  } else {
    loud = settings.sound;
    settings.sound = "off";
  }
}

let isFull = $state(false);

/** Whether the page fills the screen, and whether the browser lets it. */
export const fullscreen = {
  get isOn(): boolean {
    return isFull;
  },
  get isPossible(): boolean {
    return document.fullscreenEnabled;
  },
};

/** Follow what the browser does, by its own keys too. Returns a function that stops it. */
export function followScreen(): () => void {
  const look = () => {
    isFull = document.fullscreenElement !== null;
  };
  look();
  document.addEventListener("fullscreenchange", look);
  return () => document.removeEventListener("fullscreenchange", look);
}

/** Fill the screen, or leave it again. A browser may refuse; then nothing changes. */
export function switchFullscreen(): void {
  if (!fullscreen.isPossible) return;
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: "hide" });
  change.catch(() => undefined);
}
