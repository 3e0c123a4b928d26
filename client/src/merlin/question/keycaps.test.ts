import { describe, expect, it } from "vitest";
import type { Act } from "../choosing/acts";
import type { Offers } from "../choosing/offers";
import type { Arranged } from "./arranged";
import { keycaps } from "./keycaps";

const offer = (id: string) => ({ id, acts: [] });
const NO_OFFERS: Offers = { dice: [], rows: [], free: [], gathered: [], decline: null };
const EMPTY: Arranged = { side: [], gathered: [], goods: [], panels: [], paneled: [], rows: [] };

function free(...words: string[]): readonly Act[] {
  return words.map((word) => ({ kind: word.split(":")[0], word }) as Act);
}

describe("the keys of the options", () => {
  it("are digits in the order of the list", () => {
    const offers = { ...NO_OFFERS, free: free("apple:1") };
    const caps = keycaps(offers, { ...EMPTY, rows: [offer("lady")], gathered: [offer("grail")] });
    expect([...caps]).toEqual([
      ["lady", "1"],
      ["apple:1", "2"],
      ["grail", "3"],
    ]);
  });

  it("end with nine", () => {
    const ids = Array.from({ length: 12 }, (_, index) => `row${index + 1}`);
    const caps = keycaps(NO_OFFERS, { ...EMPTY, rows: ids.map(offer) });
    expect([...caps.keys()]).toEqual(ids.slice(0, 9));
  });

  it("have a letter for the first mission, and a digit for every other", () => {
    const caps = keycaps({ ...NO_OFFERS, free: free("mission:m01", "apple:1", "mission:m02") }, EMPTY);
    expect(Object.fromEntries(caps)).toEqual({ "mission:m01": "M", "apple:1": "1", "mission:m02": "2" });
  });

  it("are letters for dice side by side after the ninth option", () => {
    const dice = ["die:morgana:1", "die:morgana:2"].map(offer);
    const moves = Array.from({ length: 8 }, (_, index) => ({ word: `go:${index}` }) as Act);
    const offers = { ...NO_OFFERS, dice: [{ goes: moves } as unknown as Offers["dice"][number]] };
    const caps = keycaps(offers, {
      ...EMPTY,
      side: [{ of: {} as never, shown: dice }],
      rows: [offer("row")],
    });
    expect(dice.map(({ id }) => caps.get(id))).toEqual(["9", "A"]);
    expect(caps.get("row")).toBeUndefined();
  });
});
