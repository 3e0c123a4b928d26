import { afterEach, describe, expect, test } from "vitest";
import { languageOf, readSettings, settings } from "./settings.svelte";

describe("stored settings", () => {
  test("are read", () => {
    const stored = { theme: "dark", language: "de", speed: "fast", sound: "quiet", ending: "ask" };
    expect(readSettings(JSON.stringify(stored))).toEqual(stored);
  });

  test.each([null, "", "{", "null", "7", '{"theme":"pink","speed":9}'])("%s is as good as none", (text) => {
    expect(Object.values(readSettings(text)).filter(Boolean)).toEqual([]);
  });
});

describe("the language", () => {
  test("is German for a German browser and English otherwise", () => {
    expect(languageOf(["de-AT", "en"])).toBe("de");
    expect(languageOf(["fr-FR", "de"])).toBe("de");
    expect(languageOf(["fr-FR"])).toBe("en");
    expect(languageOf([])).toBe("en");
  });
});

describe("a choice", () => {
  afterEach(() => {
    settings.theme = "system";
    settings.speed = "usual";
  });

  test("is written on the page and kept", () => {
    settings.theme = "dark";
    settings.speed = "fast";
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(document.documentElement.style.getPropertyValue("--speed")).toBe("0.5");
    expect(readSettings(localStorage.getItem("logres.settings"))).toMatchObject({
      theme: "dark",
      speed: "fast",
    });
  });

  test("of sound and of being asked before a turn ends must be made: both are off", () => {
    expect([settings.sound, settings.ending]).toEqual(["off", "once"]);
  });

  test("of no motion makes every duration nothing", () => {
    settings.speed = "none";
    expect(settings.lasting(420)).toBe(0);
    settings.speed = "slow";
    expect(settings.lasting(100)).toBe(160);
  });
});
