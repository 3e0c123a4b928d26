import { afterAll, describe, expect, it } from "vitest";
import { fixture } from "../../test/fixtures";
import type { Wire } from "../../lib/change";
import { landingsOf, topOfStairs } from "./acts";
import { missing } from "../position/missions";
import { play } from "../layers";
import { readParts } from "../position/parts";
import { sendable, sites } from "../telling/spaces";
import { manorsLeft, read } from "../position/view";
import { PLACES, type Place } from "../position/words";
import "../modules/gold";
import "../modules/market";
import "../modules/morgana";

/** A position, and what a seat could do in it according to the rules. */
interface Row {
  name: string;
  seat: number;
  view: Wire;
  says: {
    landings: Record<string, string[][]>;
    sendable: Record<Place, string[]>;
    sites: string[] | null;
    met: string[];
    missed: string[];
    stairs: Place | null;
  };
}

const ROWS = fixture<Row[]>("previews");
const components = fixture<Wire>("components");

// Other files share this window and play without modules.
afterAll(() => void play({}));

describe.each(ROWS)("a preview says what the rules say: $name", ({ seat, view: wire, says }) => {
  const view = () => read(wire);

  it("about where figures land", () => {
    for (const [figure, bySteps] of Object.entries(says.landings)) {
      for (const [steps, spaces] of bySteps.entries()) {
        const found = landingsOf(view(), figure, steps).map(({ space }) => space);
        expect(found, `${figure} ${steps}`).toEqual(steps ? spaces : spaces.slice(0, 1));
      }
    }
    if (says.stairs) expect(topOfStairs(view(), seat)).toBe(says.stairs);
  });

  it("about vassals, manors and missions", () => {
    const now = view();
    const parts = readParts(components, now.settings);
    for (const place of PLACES) expect(sendable(now, seat, place), place).toEqual(says.sendable[place]);
    if (says.sites) {
      expect(manorsLeft(now, seat)).toBeGreaterThan(0);
      expect(sites({ view: now, parts, seat, names: [] }).sort()).toEqual(says.sites);
    } else expect(manorsLeft(now, seat)).toBe(0);
    const isMet = (card: string) => missing(parts.missions[card]!, now, seat).length === 0;
    expect(says.met.filter((card) => !isMet(card))).toEqual([]);
    expect(says.missed.filter(isMet)).toEqual([]);
  });
});
