import { beforeEach, describe, expect, it, vi } from "vitest";
import { onTableKey, type Keyboard } from "./keys";

let options: HTMLElement;
let keyboard: Keyboard;
let chosen: string[];

function press(
  key: string,
  more: KeyboardEventInit = {},
  target: HTMLElement = document.body,
): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = "";
  chosen = [];
  options = document.createElement("div");
  for (const cap of ["1", "2", "0"]) {
    const button = document.createElement("button");
    button.setAttribute("aria-keyshortcuts", cap);
    button.textContent = cap;
    button.onclick = () => chosen.push(cap);
    options.append(button);
  }
  document.body.append(options);
  keyboard = {
    options: () => options,
    undo: vi.fn(),
    back: vi.fn(),
    skip: vi.fn(() => true),
    jump: vi.fn(() => true),
    recap: vi.fn(),
    toTurn: vi.fn(),
    counsel: vi.fn(),
    help: vi.fn(),
  };
  document.body.onkeydown = (event) => onTableKey(event, keyboard);
});

describe("the keyboard of a table", () => {
  it("chooses by number, 0 declines, and leaves other numbers alone", () => {
    press("2");
    press("0");
    expect(press("9").defaultPrevented).toBe(false);
    expect(chosen).toEqual(["2", "0"]);
  });

  it("walks the list with arrows, round and round", () => {
    press("ArrowDown");
    expect(document.activeElement?.textContent).toBe("1");
    press("ArrowUp");
    expect(document.activeElement?.textContent).toBe("0");
    press("ArrowDown");
    expect(document.activeElement?.textContent).toBe("1");
  });

  it("leaves arrows to whatever else has the focus", () => {
    const log = document.createElement("div");
    log.tabIndex = 0;
    document.body.append(log);
    log.focus();
    expect(press("ArrowDown", {}, log).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(log);
  });

  it("undoes with U and Ctrl-Z", () => {
    press("u");
    press("z", { ctrlKey: true });
    press("z");
    expect(keyboard.undo).toHaveBeenCalledTimes(2);
  });

  it("puts back with Escape and skips with Space", () => {
    press("Escape");
    press(" ");
    expect(keyboard.back).toHaveBeenCalledOnce();
    expect(keyboard.skip).toHaveBeenCalledOnce();
  });

  it("skips with S wherever the focus is, jumps with J and tells what others did with R", () => {
    press("s", {}, options.querySelector("button") ?? document.body);
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    press("S", {}, dialog);
    press(" ", {}, dialog);
    expect(keyboard.skip).toHaveBeenCalledTimes(2);
    dialog.remove();
    press("j");
    press("r");
    expect(keyboard.jump).toHaveBeenCalledOnce();
    expect(keyboard.recap).toHaveBeenCalledOnce();
  });

  it("shows all keys with a question mark, however it is typed", () => {
    press("?", { shiftKey: true });
    press("?");
    expect(keyboard.help).toHaveBeenCalledTimes(2);
  });

  it("leads back to the turn with T, also out of a dialog, but not from a field", () => {
    press("t");
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    press("T", {}, dialog);
    press("u", {}, dialog);
    expect(keyboard.toTurn).toHaveBeenCalledTimes(2);
    expect(keyboard.undo).not.toHaveBeenCalled();
    const field = document.createElement("input");
    field.type = "text";
    document.body.append(field);
    press("t", {}, field);
    expect(keyboard.toTurn).toHaveBeenCalledTimes(2);
  });

  it("does not take Space from a button, nor keys from somebody who types or answers a dialog", () => {
    press(" ", {}, options.querySelector("button") ?? document.body);
    expect(keyboard.skip).not.toHaveBeenCalled();
    const field = document.createElement("input");
    field.type = "text";
    document.body.append(field);
    press("1", {}, field);
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    press("1");
    expect(chosen).toEqual([]);
  });
});
