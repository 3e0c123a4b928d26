import { describe, expect, test } from "vitest";
import { MERLIN_KEYS } from "../merlin/choosing/keys";
import { SCORING_KEYS } from "../merlin/scoring/keys";
import { TABLE_KEYS } from "../table/keys";
import { REPLAY_KEYS } from "../table/replay/keys";
import { isPressed, press, type KeyList, type Shortcut } from "./shortcuts";

const pressed = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key, cancelable: true, ...more });

describe("a key", () => {
  test("is found by what is written, whatever is held for it", () => {
    expect(isPressed(pressed("u"), "U")).toBe(true);
    expect(isPressed(pressed("U", { shiftKey: true }), "U")).toBe(true);
    expect(isPressed(pressed("?", { shiftKey: true }), "?")).toBe(true);
    expect(isPressed(pressed(" "), "Space")).toBe(true);
  });

  test("is another one with Ctrl, the command key or Alt", () => {
    expect(isPressed(pressed("u", { ctrlKey: true }), "U")).toBe(false);
    expect(isPressed(pressed("u", { altKey: true }), "U")).toBe(false);
    expect(isPressed(pressed("z", { metaKey: true }), "Ctrl+Z")).toBe(true);
    expect(isPressed(pressed("z"), "Ctrl+Z")).toBe(false);
  });

  test("with a name is another one with Shift", () => {
    expect(isPressed(pressed("ArrowLeft", { shiftKey: true }), "ArrowLeft")).toBe(false);
    expect(isPressed(pressed("ArrowLeft", { shiftKey: true }), "Shift+ArrowLeft")).toBe(true);
  });

  test("is used up only where it does something", () => {
    const lists: KeyList<Shortcut<boolean>>[] = [
      { title: "keys.looking", lines: [{ keys: ["U"], says: "keys.undo", does: (does) => does }] },
    ];
    const [used, left] = [pressed("u"), pressed("u")];
    press(used, lists, true);
    press(left, lists, false);
    expect([used.defaultPrevented, left.defaultPrevented]).toEqual([true, false]);
  });
});

const SCREENS: Record<string, readonly KeyList[]> = {
  table: TABLE_KEYS,
  merlin: MERLIN_KEYS,
  replay: REPLAY_KEYS,
  scoring: SCORING_KEYS,
};

describe.each(Object.entries(SCREENS))("the keys of the %s", (_, lists) => {
  const lines = lists.flatMap((list) => list.lines);

  test("have one meaning each", () => {
    const keys = lines.flatMap((line) => line.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("include the one that lists them", () => {
    expect(lines.find(({ keys }) => keys.includes("?"))?.says).toBe("keys.help");
  });
});
