import { describe, expect, test } from "vitest";
import { lookOf, modulesInWords, offeredModules } from "./games";
import type { GameInfo } from "./lib/api";

describe("what a table plays with", () => {
  const on = (...modules: string[]) => Object.fromEntries(modules.map((key) => [key, "on"]));
  const all = lookOf("merlin")?.modules.map(({ key }) => key) ?? [];

  test("is told module by module", () => {
    expect(modulesInWords("merlin", {})).toBe("basic game");
    expect(modulesInWords("merlin", on("gold", "caerleon"))).toBe("with gold and with Caerleon");
  });

  test("is told in one word where nothing is left out", () => {
    expect(modulesInWords("merlin", on(...all))).toBe("with everything");
    expect(modulesInWords("merlin", on(...all.slice(1)))).not.toBe("with everything");
    expect(modulesInWords("kingarthur", on("seals"))).toBe("with seals");
  });
});

test("modules are offered that the server has and that are drawn here, with what they need", () => {
  const modules = [
    { key: "market", needs: ["gold"] },
    { key: "dragons", needs: [] },
    { key: "gold", needs: [] },
  ];
  const offered = offeredModules({ name: "merlin", modules } as unknown as GameInfo);
  expect(offered.map(({ key, needs }) => [key, needs])).toEqual([
    ["gold", []],
    ["market", ["gold"]],
  ]);
});
