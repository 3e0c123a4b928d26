import { afterEach, describe, expect, it } from "vitest";
import { answered, layers, layersWith, play, wrapped } from "./layers";
import { LAYERS } from "./rules";

const SOURCES = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts", "!./testing/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const IMPORTED = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The files that a file imports, types included. */
function importedBy(file: string, source: string): string[] {
  return [...source.matchAll(IMPORTED)].map(
    ([, path = ""]) => new URL(path, `file:///merlin/${file}`).pathname,
  );
}

const moduleOf = (path: string) => /\/modules\/(\w+)/.exec(path)?.[1] ?? null;

afterEach(() => {
  play({});
});

describe("the layers", () => {
  it("keep the base free of modules", () => {
    const wrong = Object.entries(SOURCES)
      .filter(([file]) => moduleOf(file) === null)
      .flatMap(([file, source]) =>
        importedBy(file, source)
          .filter(moduleOf)
          .map((path) => `${file} → ${path}`),
      );
    expect(wrong).toEqual([]);
  });

  it("are stacked in the order of the rules, regardless of loading order", () => {
    const all = Object.fromEntries(LAYERS.map((key) => [key, "on"]));
    expect(layersWith(all).map(({ key }) => key)).toEqual(LAYERS);
    expect(play({ favor: "on", decrees: "on", gold: "off" }).map(({ key }) => key)).toEqual([
      "decrees",
      "favor",
      "base",
    ]);
    expect(layers().at(-1)?.key).toBe("base");
  });

  it("answer from the outside in, and change values from the inside out", () => {
    play({ favor: "on", decrees: "on" });
    expect(answered(({ key }) => (key === "decrees" ? null : key))).toBe("favor");
    expect(wrapped("", ({ key }, inner) => `${inner}${key} `)).toBe("base favor decrees ");
  });
});
