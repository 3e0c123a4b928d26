import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Bell, hear } from "./hearing";
import { settings } from "./settings.svelte";
import { play } from "./sounds";

vi.mock("./sounds", () => ({ play: vi.fn() }));

const heard = () => vi.mocked(play).mock.calls.map(([sound, loudness]) => [sound, loudness]);
let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: true } });
  settings.sound = "usual";
  vi.mocked(play).mockClear();
});
afterEach(() => {
  settings.sound = "off";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a sound", () => {
  test("is as loud as the reader wants it", async () => {
    await hear({ sound: "card" });
    settings.sound = "quiet";
    await hear({ sound: "card" });
    expect(heard()).toEqual([
      ["card", 1],
      ["card", 0.4],
    ]);
  });

  test("is not heard when sound is off, nor before the page was touched", async () => {
    settings.sound = "off";
    await hear({ sound: "card" });
    settings.sound = "usual";
    vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: false } });
    await hear({ sound: "card" });
    expect(heard()).toEqual([]);
  });

  test("is not heard from a page in the background, except for the bell of a turn", async () => {
    visibility = "hidden";
    await hear({ sound: "dice" });
    await hear({ sound: "turn" });
    expect(heard()).toEqual([["turn", 1]]);
  });
});

describe("the bell", () => {
  const rings = () => vi.waitFor(() => expect(heard()).toEqual([["turn", 1]]));

  test("does not ring for a reader who has just arrived", async () => {
    new Bell().follow(true, true);
    await Promise.resolve();
    expect(heard()).toEqual([]);
  });

  test("rings once, when the question is shown", async () => {
    const bell = new Bell();
    bell.follow(false, false);
    bell.follow(true, false);
    expect(heard()).toEqual([]);
    bell.follow(true, true);
    bell.follow(true, true);
    await rings();
  });

  test("rings immediately while the page is in the background", async () => {
    visibility = "hidden";
    const bell = new Bell();
    bell.follow(false, false);
    bell.follow(true, false);
    bell.follow(true, true);
    await rings();
  });
});
