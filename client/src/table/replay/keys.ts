/** The keyboard of a replay. */

import { SCREEN_KEYS } from "../screenkeys";
import { press, type KeyList, type Shortcut } from "../../lib/shortcuts";
import type { Reel } from "./reel.svelte";
import { SPEEDS } from "./reel.svelte";

export interface ReplayKeyboard {
  readonly reel: Reel;
  readonly copyLink: () => void;
  readonly fork: () => void;
  /** To the table, or to its result. */
  readonly toTable: () => void;
  /** Show all keys. */
  readonly help: () => void;
}

/** Elements that use a key themselves. */
function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName)) return true;
  if (target instanceof HTMLInputElement) return target.type !== "radio" || !"tlfozTLFOZ?".includes(key);
  return key === " " && target.closest("button, a, summary") !== null;
}

/** A key that always does something. */
function key(
  keys: readonly string[],
  says: Shortcut<ReplayKeyboard>["says"],
  act: (on: ReplayKeyboard, event: KeyboardEvent) => void,
  shown?: readonly string[],
): Shortcut<ReplayKeyboard> {
  const does = (on: ReplayKeyboard, event: KeyboardEvent) => {
    act(on, event);
    return true;
  };
  return { keys, says, does, ...(shown ? { shown } : {}) };
}

export const REPLAY_KEYS: readonly KeyList<Shortcut<ReplayKeyboard>>[] = [
  {
    title: "keys.replay",
    lines: [
      key(["Space"], "keys.replay.play", ({ reel }) => reel.toggle()),
      key(["ArrowLeft"], "keys.replay.back", ({ reel }) => reel.by(-1)),
      key(["ArrowRight"], "keys.replay.on", ({ reel }) => reel.by(1)),
      key(["Shift+ArrowLeft"], "keys.replay.turnBack", ({ reel }) => reel.turnBack()),
      key(["Shift+ArrowRight"], "keys.replay.turnOn", ({ reel }) => reel.turnOn()),
      key(["Home"], "keys.replay.first", ({ reel }) => reel.to(0)),
      key(["End"], "keys.replay.last", ({ reel }) => reel.to(reel.last)),
      key(
        SPEEDS.map((_, index) => String(index + 1)),
        "keys.replay.speed",
        ({ reel }, event) => (reel.speed = SPEEDS[Number(event.key) - 1] ?? reel.speed),
        ["1", "…", String(SPEEDS.length)],
      ),
    ],
  },
  {
    title: "keys.looking",
    lines: [
      key(["T"], "keys.replay.table", ({ toTable }) => toTable()),
      key(["L"], "keys.replay.link", ({ copyLink }) => copyLink()),
      key(["F"], "keys.replay.fork", ({ fork }) => fork()),
      ...SCREEN_KEYS,
      key(["?"], "keys.help", ({ help }) => help()),
    ],
  },
];

/** Do what a key is for in a replay. */
export function onReplayKey(event: KeyboardEvent, keyboard: ReplayKeyboard): void {
  if (event.defaultPrevented || isTaken(event.key, event.target) || document.querySelector("dialog[open]"))
    return;
  press(event, REPLAY_KEYS, keyboard);
}
