import { describe, expect, it } from "vitest";
import type { Outcome } from "../../lib/api";
import type { Situation } from "../choosing/act";
import { PARTS, questionOf } from "../testing/recorded";
import { aheadIn, withTerritory } from "./ahead";
import { territoryOf } from "./territories";

const { view } = questionOf("move");
const OUTCOME: Outcome = { events: [], points: {}, certain: true, then: null, projected: [], further: {} };

/** An option that changes what is still to be scored. */
function changing(projected: Outcome["projected"], more: Partial<Outcome> = {}): Situation {
  return { view, parts: PARTS, seat: 0, names: ["Ada", "Tor"], outcome: { ...OUTCOME, projected, ...more } };
}

describe("what an option changes in the scoring", () => {
  it("is told of the reader first, then of the others", () => {
    const situation = changing([{ environs: 2, vassals: 1 }, { environs: -3 }]);
    expect(aheadIn("environs", situation)).toBe("+2 and Tor −3 in the scoring");
    expect(aheadIn("influence", situation)).toBe("nothing more in the scoring");
  });

  it("is not told while it is not known", () => {
    expect(aheadIn("environs", { ...changing([]), outcome: null })).toBeNull();
    expect(aheadIn("environs", changing([], { certain: false }))).toBeNull();
    const over = { events: [{ name: "round-ended", seat: null, facts: {} }] };
    expect(aheadIn("environs", changing([{}, {}], over))).toBeNull();
  });

  it("is told with the size of the territory", () => {
    const [cell = ""] = Object.keys(view.tiles);
    const n = territoryOf(view, cell).length;
    expect(withTerritory("free", cell, changing([{ environs: 2 }, {}]))).toBe(
      `free; territory of ${n} scores +2`,
    );
    expect(withTerritory(null, cell, changing([], { certain: false }))).toBe(`territory of ${n}`);
  });

  it("says who shares the points of a territory", () => {
    const [cell = ""] = Object.keys(view.tiles).filter((at) => territoryOf(view, at).length > 2);
    const territory = territoryOf(view, cell);
    const n = territory.length;
    const beside = territory.find((other) => other !== cell) ?? "";
    const half = Math.floor(n / 2);
    const contested = { ...changing([{ environs: half }, { environs: half - n }]) };
    const situation = { ...contested, view: { ...view, manors: { [beside]: 1 } } };
    expect(withTerritory(null, cell, situation)).toBe(
      `territory of ${n} scores ${half} each, shared with Tor`,
    );
    // With a second manor there Tor stays ahead, and the rules foresee no change.
    const foreseen = changing([{}, {}]);
    const two = territory.filter((other) => other !== cell).slice(0, 2);
    const manors = Object.fromEntries(two.map((other) => [other, 1]));
    expect(withTerritory(null, cell, { ...foreseen, view: { ...view, manors } })).toBe(
      `territory of ${n} scores nothing more`,
    );
  });
});
