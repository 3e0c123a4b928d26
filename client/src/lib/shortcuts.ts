/** Keys as data: what is pressed, what it does and its description. The page and its list of keys share them. */

import type { PlainKey } from "./i18n.svelte";

/** A line in the list of keys. */
export interface Listed {
  /** Such as "U", "Ctrl+Z", "ArrowUp", "Space", "?": each of them does it. */
  readonly keys: readonly string[];
  /** What is shown instead, where there are many. */
  readonly shown?: readonly string[];
  readonly says: PlainKey;
}

/** A key that does something; false leaves it to other listeners. */
export interface Shortcut<On> extends Listed {
  /** It works while a dialog is open. */
  readonly anywhere?: boolean;
  readonly does: (on: On, event: KeyboardEvent) => boolean;
}

export interface KeyList<Line extends Listed = Listed> {
  readonly title: PlainKey;
  readonly lines: readonly Line[];
}

const NAMES: Readonly<Record<string, string>> = { Space: " ", Esc: "Escape" };

/** Whether these keys are pressed. For letters and signs only the character counts, however it is typed. */
export function isPressed(event: KeyboardEvent, combination: string): boolean {
  const held = combination.split("+");
  const key = held.pop() ?? "";
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand !== held.includes("Ctrl") || event.altKey) return false;
  if (key.length > 1 && event.shiftKey !== held.includes("Shift")) return false;
  return (NAMES[key] ?? key).toLowerCase() === event.key.toLowerCase();
}

/** Do what a key is for. If it does something, the event is consumed. */
export function press<On>(event: KeyboardEvent, lists: readonly KeyList<Shortcut<On>>[], on: On): void {
  const wanted = lists
    .flatMap(({ lines }) => lines)
    .filter(({ keys }) => keys.some((combination) => isPressed(event, combination)));
  if (wanted.some(({ does }) => does(on, event))) event.preventDefault();
}
