import { describe, expect, test } from "vitest";
import { isPlayable, onOffer, surprise, withDependents, withNeeds, type Mixed } from "./ready";

const MODULES: readonly Mixed[] = [
  { key: "favor", needs: [] },
  { key: "gold", needs: [] },
  { key: "market", needs: ["gold"] },
  { key: "caerleon", needs: ["gold"] },
];

/** Chance that returns these numbers in turn, over and over. */
function saying(...numbers: number[]): () => number {
  let at = -1;
  return () => numbers[(at += 1) % numbers.length] ?? 0;
}

describe("a ready-made table", () => {
  test("is offered when all its modules are", () => {
    const tables = [
      { key: "first", modules: [] },
      { key: "city", modules: ["gold", "caerleon"] },
      { key: "witch", modules: ["gold", "morgana"] },
    ];
    expect(onOffer(tables, MODULES).map(({ key }) => key)).toEqual(["first", "city"]);
  });
});

describe("a module", () => {
  test("brings what it needs", () => {
    expect(withNeeds("market", MODULES)).toEqual(["gold", "market"]);
    expect(withNeeds("favor", MODULES)).toEqual(["favor"]);
  });

  test("takes along what needs it", () => {
    expect(withDependents("gold", MODULES)).toEqual(["gold", "market", "caerleon"]);
    expect(withDependents("market", MODULES)).toEqual(["market"]);
  });
});

describe("a mix by chance", () => {
  test("can always be played, and is never nothing", () => {
    for (let number = 0; number < 200; number += 1) {
      const mix = surprise(MODULES, []);
      expect(mix.length).toBeGreaterThan(0);
      expect(isPlayable(mix, MODULES), mix.join()).toBe(true);
    }
  });

  test("is drawn again where a module lacks another", () => {
    const chance = saying(...[0, 0.9, 0, 0.9], ...[0, 0, 0.9, 0]);
    expect(surprise(MODULES, [], chance)).toEqual(["favor", "gold", "caerleon"]);
  });

  test("is another than before, and none that is ready-made", () => {
    const chance = saying(...[0, 0.9, 0.9, 0.9], ...[0.9, 0, 0.9, 0.9], ...[0, 0, 0.9, 0.9]);
    expect(surprise(MODULES, [["favor"], ["gold"]], chance)).toEqual(["favor", "gold"]);
  });
});
