/** The keyboard of a replay. */

import type { Reel } from "./reel.svelte";
import { SPEEDS } from "./reel.svelte";

/** What the keys do beside moving. */
export interface Acts {
  copyLink: () => void;
  fork: () => void;
}

/** Elements that use a key themselves. */
function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName)) return true;
  if (target instanceof HTMLInputElement) return target.type !== "radio" || !"lf".includes(key);
  return key === " " && target.closest("button, a, summary") !== null;
}

/** What a key does in a replay; the event is used up where it does something. */
export function onReplayKey(event: KeyboardEvent, reel: Reel, acts: Acts): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTaken(event.key, event.target) || document.querySelector("dialog[open]")) return;
  if (act(event, reel, acts)) event.preventDefault();
}

function act({ key, shiftKey }: KeyboardEvent, reel: Reel, { copyLink, fork }: Acts): boolean {
  switch (key) {
    case "ArrowLeft":
      if (shiftKey) reel.turnBack();
      else reel.by(-1);
      return true;
    case "ArrowRight":
      if (shiftKey) reel.turnOn();
      else reel.by(1);
      return true;
    case "Home":
      reel.to(0);
      return true;
    case "End":
      reel.to(reel.last);
      return true;
    case " ":
      reel.toggle();
      return true;
    case "l":
    case "L":
      copyLink();
      return true;
    case "f":
    case "F":
      fork();
      return true;
    default: {
      const speed = SPEEDS[["1", "2", "3", "4"].indexOf(key)];
      if (speed === undefined) return false;
      reel.speed = speed;
      return true;
    }
  }
}
