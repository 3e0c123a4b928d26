/** The keyboard of a table: the list of options is its interface. */

import { press, type KeyList, type Shortcut } from "../lib/shortcuts";
import { SCREEN_KEYS } from "./screenkeys";

export interface Keyboard {
  /** The element with the options. Each names its key. */
  readonly options: () => HTMLElement | null;
  readonly undo: () => void;
  /** Put back what is half made. */
  readonly back: () => void;
  /** Skip what is being played; false if nothing is. */
  readonly skip: () => boolean;
  /** Show only the reader's next turn; false if it is that already. */
  readonly jump: () => boolean;
  /** Tell what the others did since the reader's last turn. */
  readonly recap: () => void;
  /** Back to the question, or to what is in its place. */
  readonly toTurn: () => void;
  /** Ask for counsel, or close it. */
  readonly counsel: () => void;
  /** Show all keys. */
  readonly help: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const type = target instanceof HTMLInputElement ? target.type : "";
  return (
    target.isContentEditable ||
    ["TEXTAREA", "SELECT"].includes(target.tagName) ||
    (type !== "" && !["radio", "checkbox", "button", "range"].includes(type))
  );
}

function isAsking(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function walk(options: HTMLElement, step: 1 | -1): boolean {
  const buttons = [...options.querySelectorAll<HTMLElement>("button:not([disabled])")];
  if (!buttons.length) return false;
  const { activeElement } = document;
  const at = buttons.findIndex((button) => button === activeElement);
  const isElsewhere = at < 0 && activeElement !== null && activeElement !== document.body;
  // Arrows belong to the focused element, unless it is the title, an option or none.
  if (isElsewhere && !options.contains(activeElement) && !activeElement.matches("[tabindex='-1']"))
    return false;
  const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}

/** Choose the option that has this key. */
export function choose({ options }: Keyboard, { key }: KeyboardEvent): boolean {
  const button = options()?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key.toUpperCase()}"]`);
  button?.click();
  return button !== null && button !== undefined;
}

export const DECIDING: readonly Shortcut<Keyboard>[] = [
  {
    keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    shown: ["1", "…", "9"],
    says: "keys.option",
    does: choose,
  },
  { keys: ["0"], says: "keys.decline", does: choose },
  {
    keys: ["ArrowUp", "ArrowDown"],
    says: "keys.walk",
    does: ({ options }, { key }) => {
      const list = options();
      return list !== null && walk(list, key === "ArrowDown" ? 1 : -1);
    },
  },
  // A button does this by itself.
  { keys: ["Enter"], says: "keys.choose", does: () => false },
  { keys: ["E"], says: "keys.endTurn", does: choose },
  {
    keys: ["U", "Ctrl+Z"],
    says: "keys.undo",
    does: ({ undo }) => {
      undo();
      return true;
    },
  },
  {
    keys: ["Esc"],
    says: "keys.back",
    does: ({ back }) => {
      back();
      return true;
    },
  },
];

export const LOOKING: readonly Shortcut<Keyboard>[] = [
  {
    keys: ["H"],
    says: "keys.counsel",
    does: ({ counsel }) => {
      counsel();
      return true;
    },
  },
  {
    keys: ["T"],
    says: "keys.toTurn",
    anywhere: true,
    does: ({ toTurn }) => {
      toTurn();
      return true;
    },
  },
  {
    keys: ["Space", "S"],
    says: "keys.skip",
    anywhere: true,
    // Space belongs to whatever has the focus.
    does: ({ skip }, { key, target }) =>
      !(key === " " && target instanceof HTMLElement && target.closest("button, a, input, dialog")) && skip(),
  },
  { keys: ["J"], says: "keys.jump", does: ({ jump }) => jump() },
  {
    keys: ["R"],
    says: "keys.recap",
    does: ({ recap }) => {
      recap();
      return true;
    },
  },
  ...SCREEN_KEYS,
  {
    keys: ["?"],
    says: "keys.help",
    does: ({ help }) => {
      help();
      return true;
    },
  },
];

/** The keys of any table. */
export const TABLE_KEYS: readonly KeyList<Shortcut<Keyboard>>[] = [
  { title: "keys.deciding", lines: DECIDING },
  { title: "keys.looking", lines: LOOKING },
];

/** Do what a key is for at a table. */
export function onTableKey<On extends Keyboard>(
  event: KeyboardEvent,
  keyboard: On,
  keys: readonly KeyList<Shortcut<On>>[] = TABLE_KEYS,
): void {
  if (event.defaultPrevented || isTyping(event.target)) return;
  const there = isAsking()
    ? keys.map((list) => ({ ...list, lines: list.lines.filter(({ anywhere }) => anywhere) }))
    : keys;
  press(event, there, keyboard);
}
