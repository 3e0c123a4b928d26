import { describe, expect, it } from "vitest";
import { advancing } from "../aim/pieces";
import { actsOf } from "../choosing/acts";
import { asksFor, heldFor, metNeeds, missing } from "./missions";
import { missionIn, needOf, type Mission } from "./parts";
import { PARTS, questionOf, QUESTIONS } from "../testing/recorded";
import type { View } from "./view";
import { GOODS, PLACES, type Good, type Place, type Vassal } from "./words";

function mission(...needs: string[]): Mission {
  return { id: "m", points: 2, vassal: "lady", needs: needs.map(needOf) };
}

interface Has {
  goods?: Partial<Record<Good, number>>;
  markers?: Partial<Record<Place, number>>;
  vassals?: Partial<Record<Vassal, Place>>;
  settings?: Record<string, string>;
}

function having({ goods, markers, vassals, settings }: Has): View {
  const { view } = questionOf("move");
  const zero = <Key extends string>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  const home = {
    lady: "castle",
    "shield-bearer": "castle",
    builder: "castle",
    "flag-bearer": "castle",
  } as const;
  return {
    ...view,
    settings: { ...view.settings, ...settings },
    castles: [{ ...zero(GOODS), ...goods }],
    markers: [{ ...zero(PLACES), ...markers }],
    vassals: [{ ...home, ...vassals }],
  };
}

describe("the needs of a mission", () => {
  it("are met by pieces that serve one need each", () => {
    const view = having({ goods: { "blue-flag": 1, "grey-flag": 1 }, markers: { blue: 2 } });
    expect(metNeeds(mission("any flag", "blue flag", "any flag"), view, 0)).toEqual([true, true, false]);
    expect(metNeeds(mission("marker anywhere", "marker in blue"), view, 0)).toEqual([true, true]);
    expect(missing(mission("marker in blue", "marker anywhere", "marker anywhere"), view, 0)).toEqual([
      { kind: "anywhere" },
    ]);
  });

  it("are met by vassals that stand where they are needed", () => {
    const view = having({ vassals: { lady: "grey", builder: "grey", "flag-bearer": "blue" } });
    expect(metNeeds(mission("lady in grey", "two vassals in grey"), view, 0)).toEqual([true, false]);
    expect(metNeeds(mission("lady and builder together", "flag-bearer in blue"), view, 0)).toEqual([
      true,
      true,
    ]);
    expect(metNeeds(mission("lady and shield-bearer together"), view, 0)).toEqual([false]);
  });

  it("for two vassals are half met by one", () => {
    const view = having({ vassals: { lady: "grey", builder: "blue" } });
    expect(heldFor(mission("two vassals in grey", "marker in blue"), view, 0)).toEqual([1, 0]);
    expect(heldFor(mission("lady and shield-bearer together"), view, 0)).toEqual([1]);
    expect(heldFor(mission("lady in grey", "two vassals in grey"), view, 0)).toEqual([1, 0]);
    expect(metNeeds(mission("two vassals in grey"), view, 0)).toEqual([false]);
  });

  it("that are not met point to what would advance them", () => {
    const view = having({ goods: { "blue-flag": 1 } });
    const wanted = mission("blue flag", "grey shield", "lady in grey", "marker in brown");
    expect(advancing(wanted, view, 0)).toEqual([
      "good:grey-shield",
      ...["vassal:0:lady", "place:grey"],
      ...["marker:0", "place:brown"],
    ]);
    const any = advancing(mission("any flag"), having({}), 0);
    expect(any).toContain("good:black-flag");
    expect(any.every((id) => id.endsWith("-flag"))).toBe(true);
    expect(advancing(mission("marker anywhere"), having({}), 0)).toEqual(["marker:0"]);
    const two = advancing(mission("two vassals in grey"), having({ vassals: { lady: "grey" } }), 0);
    expect(two).toEqual(["vassal:0:shield-bearer", "vassal:0:builder", "vassal:0:flag-bearer", "place:grey"]);
  });

  it("ask for a vassal where it would serve them", () => {
    const view = having({ vassals: { lady: "grey", builder: "blue" } });
    const asks = (need: string, vassal: Vassal, place: Place) =>
      asksFor(needOf(need), vassal, place, view, 0);
    expect(asks("lady in brown", "lady", "brown")).toBe(true);
    expect(asks("lady in brown", "builder", "brown")).toBe(false);
    expect(asks("two vassals in grey", "builder", "grey")).toBe(true);
    expect(asks("lady and builder together", "builder", "grey")).toBe(true);
    expect(asks("lady and builder together", "builder", "brown")).toBe(false);
    expect(asks("lady and flag-bearer together", "lady", "brown")).toBe(true);
    expect(asks("blue flag", "flag-bearer", "blue")).toBe(false);
  });

  it("may ask for markers that stand together", () => {
    const has: Has = { markers: { blue: 1, grey: 1 } };
    const wanted = mission("marker anywhere", "marker anywhere");
    expect(metNeeds(wanted, having(has), 0)).toEqual([true, true]);
    expect(metNeeds(wanted, having({ ...has, settings: { anyMarkers: "together" } }), 0)).toEqual([
      true,
      false,
    ]);
  });

  it("are met exactly by the missions that the rules offer", () => {
    for (const { question, view } of QUESTIONS.filter(({ question: { ask } }) =>
      ["move", "rest"].includes(ask),
    )) {
      const offered = actsOf(question).flatMap((act) => (act.kind === "mission" ? [act.card] : []));
      const hand = view.hands[question.seat]?.cards ?? [];
      const met = hand.filter((card) => !missing(missionIn(PARTS, card), view, question.seat).length);
      if (!view.resolved) expect(met).toEqual(offered);
    }
  });
});
