import { describe, expect, it } from "vitest";
import { asking, CARDS, exampleView, NAMES } from "../testing/example";
import { movesOf } from "./acts";
import { isDeed } from "./moves";
import { strength, whyNotChallenge, whyNotVenture, type Situation } from "./reasons";

function challenging(options: unknown[], change: Partial<Situation> = {}): Situation {
  const view = change.view ?? exampleView();
  return {
    view,
    cards: CARDS,
    seat: 0,
    readers: { you: 0, names: NAMES },
    deeds: movesOf(asking("challenge", options)).filter(isDeed),
    laid: [],
    hand: view.hands[0]?.cards ?? [],
    trophies: view.trophies[0]?.cards ?? [],
    ...change,
  };
}
const THREE = [["usual", "dragon3", ["red1", "red2"]]];
const open = (card: string, seal: number | null = null) => ({ card, seal });

describe("why an adversary cannot be challenged", () => {
  it("is nothing where it can", () => {
    expect(whyNotChallenge(open("dragon3"), challenging(THREE))).toBeNull();
    expect(whyNotChallenge(open("dragon3"), challenging(THREE, { laid: ["red2", "red1"] }))).toBeNull();
  });

  it("is that the hand is too weak", () => {
    expect(whyNotChallenge(open("dragon5"), challenging(THREE, { hand: ["red1", "red1", "merlin"] }))).toBe(
      "takes 5; your strongest colour is worth 3",
    );
    expect(whyNotChallenge(open("dragon5"), challenging([], { hand: [] }))).toBe(
      "takes 5; you have no knight",
    );
  });

  it("is that the cards laid down are worth too little, and by how much", () => {
    expect(whyNotChallenge(open("dragon3"), challenging(THREE, { laid: ["red2"] }))).toBe(
      "takes 3; 1 missing",
    );
    expect(whyNotChallenge(open("dragon5"), challenging(THREE, { laid: ["red2"] }))).toBe(
      "takes 5; 3 missing",
    );
  });

  it("is that they are worth too much, and by how much", () => {
    expect(whyNotChallenge(open("dark1"), challenging(THREE, { laid: ["red2", "red1"] }))).toBe(
      "takes 1; 2 too much",
    );
  });

  it("is that an exact payment exists", () => {
    const options = [["usual", "dark1", ["red1"]]];
    expect(whyNotChallenge(open("dark1"), challenging(options, { laid: ["red2"] }))).toBe(
      "takes 1; you can pay exactly, so you may not overpay",
    );
  });

  it("is a mix of colours", () => {
    expect(whyNotChallenge(open("dragon3"), challenging(THREE, { laid: ["red2", "orange1"] }))).toBe(
      "one colour per challenge; only Merlin joins any",
    );
  });

  it("is a rival's seal, or having none left", () => {
    const view = exampleView({
      seals: { dark: [], enemy: [], monster: [], dragon: [1, null] },
      seals_left: [0, 4, 5, 5],
    });
    expect(whyNotChallenge(open("dragon5", 1), challenging([], { view }))).toBe(
      "sealed by Borin: nobody else can challenge it",
    );
    expect(whyNotChallenge(open("dragon3"), challenging([], { view }))).toBe(
      "you have no seal left; outright it takes 6",
    );
  });
});

describe("why an adventure cannot be taken", () => {
  const venturing = (laid: string[]) =>
    challenging([], {
      laid,
      trophies: ["enemy3", "monster1", "monster2"],
      deeds: movesOf(
        asking("adventure", [
          ["robbers", ["enemy3", "monster1"]],
          ["robbers", ["monster1", "monster2"]],
          ["excalibur", ["enemy3", "monster2"]],
        ]),
      ).filter(isDeed),
    });

  it("is nothing where it can", () => {
    expect(whyNotVenture("robbers", venturing([]))).toBeNull();
    expect(whyNotVenture("excalibur", venturing(["monster2", "enemy3"]))).toBeNull();
  });

  it("is what is still missing", () => {
    expect(whyNotVenture("tournament", venturing([]))).toBe("3 of 5 in enemy knights");
    expect(whyNotVenture("mark", venturing([]))).toBe("enemy knight and monster; missing: dark power");
  });

  it("is that more cards are needed, or other ones", () => {
    expect(whyNotVenture("excalibur", venturing(["enemy3"]))).toBe("one more card buys it");
    expect(whyNotVenture("excalibur", venturing(["monster1"]))).toBe("can be bought, but with other cards");
  });

  it("is that somebody has it", () => {
    const view = exampleView({ adventures: { grail: 1, mountain: 0 } });
    expect(whyNotVenture("grail", { ...venturing([]), view })).toBe("taken by Borin");
    expect(whyNotVenture("mountain", { ...venturing([]), view })).toBe("you have it");
  });
});

it("the strength of a hand is its best colour with every Merlin", () => {
  expect(strength(["red1", "red2", "orange1", "merlin", "merlin"])).toBe(5);
  expect(strength(["merlin"])).toBe(1);
  expect(strength([])).toBe(0);
});
