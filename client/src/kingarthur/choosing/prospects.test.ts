import { describe, expect, it } from "vitest";
import { CARDS, exampleView } from "../testing/example";
import { progress, prospects } from "./prospects";

const towards = (id: keyof typeof CARDS, trophies: string[]) => progress(CARDS[id].condition, trophies);

describe("progress towards an adventure", () => {
  it("counts a total, of one kind where one is asked for", () => {
    expect(towards("tournament", ["enemy3", "monster2"])).toMatchObject({
      isReady: false,
      text: "3 of 5 in enemy knights",
    });
    expect(towards("excalibur", ["enemy3", "monster2"])).toMatchObject({
      isReady: true,
      text: "worth 5 exactly",
    });
    expect(towards("excalibur", ["enemy3", "enemy3"])).toMatchObject({
      isReady: true,
      text: "worth 6, no exact sum",
    });
  });

  it("counts cards", () => {
    expect(towards("robbers", ["enemy3"]).text).toBe("1 of 2 cards");
    expect(towards("robbers", ["enemy3", "dark1"]).text).toBe("all two of yours");
    expect(towards("robbers", ["enemy3", "dark1", "dark1"])).toMatchObject({
      isReady: true,
      text: "any two of your three",
    });
  });

  it("names the kinds that are there and those that are missing", () => {
    expect(towards("mark", ["monster2", "enemy3"]).text).toBe(
      "enemy knight and monster; missing: dark power",
    );
    expect(towards("mark", []).text).toBe("missing: dark power, enemy knight and monster");
    expect(towards("mark", ["monster2", "enemy3", "dark1"]).isReady).toBe(true);
  });

  it("gives the highest card to the highest demand", () => {
    expect(towards("greenknight", ["dragon4", "enemy3"]).isReady).toBe(true);
    expect(towards("greenknight", ["enemy3", "enemy3"]).text).toBe("3; missing: 4 or more");
    expect(towards("greenknight", ["dragon5", "dragon4"]).isReady).toBe(true);
  });

  it("knows the one card that will do alone", () => {
    expect(towards("treasure", ["dragon5"])).toMatchObject({ isReady: true, text: "Dragon 5" });
    expect(towards("treasure", ["dragon4"]).isReady).toBe(false);
  });
});

describe("what the hand could buy", () => {
  const view = exampleView();

  it("puts what could be bought first, then what is near", () => {
    const found = prospects(view, CARDS, ["enemy3", "monster1", "monster2"]);
    expect(found.slice(0, 2).map(({ id }) => id)).toEqual(["excalibur", "robbers"]);
    expect(found.at(-1)?.share).toBe(0);
  });

  it("leaves out what is taken", () => {
    const taken = exampleView({ adventures: { grail: 1, robbers: null } });
    expect(prospects(taken, CARDS, []).map(({ id }) => id)).toEqual(["robbers"]);
  });

  it("says what the adversary looked at would add", () => {
    const beast = prospects(view, CARDS, [], "dragon3").find(({ id }) => id === "beast");
    expect(beast?.text).toBe("0 of 8 in dragons; with this one 3");
    const saxons = prospects(view, CARDS, ["dark2"], "dark2").find(({ id }) => id === "saxons");
    expect(saxons?.text).toBe("2 of 4 in dark powers; this one would buy it");
  });
});
