/** The keyboard of a table: the list of options is its interface. */

export interface Keyboard {
  /** Where the options stand; each names its own key. */
  readonly options: () => HTMLElement | null;
  readonly undo: () => void;
  /** Put back what is half made. */
  readonly back: () => void;
  /** Skip what is being played; false where nothing is. */
  readonly skip: () => boolean;
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
  // Arrows belong to whatever has the focus, unless it is nothing, the title or the options.
  if (isElsewhere && !options.contains(activeElement) && !activeElement.matches("[tabindex='-1']"))
    return false;
  const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return true;
}

/** What a key does at a table; the event is used up where it does something. */
export function onTableKey(event: KeyboardEvent, keyboard: Keyboard): void {
  if (event.defaultPrevented || isTyping(event.target) || isAsking()) return;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (act(event, plain, keyboard)) event.preventDefault();
}

function act(event: KeyboardEvent, plain: boolean, keyboard: Keyboard): boolean {
  const { key } = event;
  if ((plain && key.toLowerCase() === "u") || (!plain && !event.altKey && key.toLowerCase() === "z")) {
    keyboard.undo();
    return true;
  }
  if (!plain) return false;
  const options = keyboard.options();
  if (/^[\da-z]$/i.test(key)) {
    const button = options?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`);
    button?.click();
    return button !== null && button !== undefined;
  }
  if (key === "ArrowDown" || key === "ArrowUp")
    return options !== null && walk(options, key === "ArrowDown" ? 1 : -1);
  if (key === "Escape") {
    keyboard.back();
    return true;
  }
  const onButton = event.target instanceof HTMLElement && event.target.closest("button, a, input") !== null;
  return key === " " && !onButton && keyboard.skip();
}
