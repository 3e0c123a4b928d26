import { describe, expect, it } from "vitest";
import { asking, CARDS, exampleView, NAMES } from "../testing/example";
import { movesOf, paymentRows, recordOf, rowOf, rowsOf } from "./acts";
import { grouped, isDeed } from "./moves";

const deedsOf = (ask: string, options: unknown[]) => movesOf(asking(ask, options)).filter(isDeed);

const BASIC = { cards: CARDS, withSeals: false, isLaid: false };

describe("the rows of the list", () => {
  it("have one for each adversary, and say what it costs or in how many ways", () => {
    const deeds = deedsOf("challenge", [
      ["usual", "dragon3", ["red1", "red2"]],
      ["usual", "dragon3", ["merlin", "red2"]],
      ["usual", "dark1", ["red1"]],
    ]);
    expect(
      rowsOf(grouped(deeds), BASIC).map(({ title, detail, move }) => [title, detail, move?.word ?? null]),
    ).toEqual([
      ["Dragon 3", "two ways to pay", null],
      ["Dark power 1", "with a red knight", "usual:dark1:red1"],
    ]);
  });

  it("say in the game with seals what becomes of the card", () => {
    const deeds = deedsOf("challenge", [
      ["usual", "dark1", ["red1"]],
      ["double", "dark1", ["red2"]],
      ["repeated", "dark2", ["red2"]],
      ["double", "dark3", ["red1", "red1", "red2", "red2"]],
    ]);
    expect(rowsOf(grouped(deeds), { ...BASIC, withSeals: true }).map(({ detail }) => detail)).toEqual([
      "a seal for 1, or outright for 2",
      "for 2, out from under your seal",
      "for 6, outright",
    ]);
  });

  it("name an adventure with its worth", () => {
    const [row] = rowsOf(grouped(deedsOf("adventure", [["robbers", ["dark1", "dark2"]]])), BASIC);
    expect(row).toMatchObject({
      title: "Robbers, worth 6",
      detail: "with a dark power 1 and a dark power 2",
    });
  });

  it("offer two knights before one", () => {
    const rows = rowsOf(grouped(deedsOf("draw-knights", [2, 1])), BASIC);
    expect(rows.map(({ title }) => title)).toEqual(["Draw two knights", "Draw one knight"]);
  });

  it("list the ways to pay, the one that spares the hand first, and say what is paid too much", () => {
    const [group] = grouped(
      deedsOf("challenge", [
        ["usual", "dark1", ["merlin"]],
        ["usual", "dark1", ["beige2"]],
        ["usual", "dark1", ["red1"]],
      ]),
    );
    expect(group && paymentRows(group, false).map(({ title, detail }) => [title, detail])).toEqual([
      ["With a red knight", null],
      ["With Merlin", null],
      ["With a double beige knight", "one more than you need"],
    ]);
  });

  it("show the move that was made by itself", () => {
    const [usual, double] = deedsOf("challenge", [
      ["usual", "dark1", ["red1"]],
      ["double", "dark1", ["red2"]],
    ]);
    expect(usual && rowOf(usual, CARDS, false)).toMatchObject({
      title: "Dark power 1",
      detail: "with a red knight",
    });
    expect(double && rowOf(double, CARDS, true)).toMatchObject({
      title: "Dark power 1",
      detail: "Take it outright, takes 2",
    });
  });

  it("give a reason for everything that is not among them", () => {
    const view = exampleView();
    const deeds = deedsOf("challenge", [["usual", "dark1", ["red1"]]]);
    const situation = {
      view,
      cards: CARDS,
      seat: 0,
      readers: { you: 0, names: NAMES },
      deeds,
      laid: [],
      hand: ["red1"],
      trophies: [],
    };
    const refused = recordOf("challenge").refused?.(situation) ?? [];
    // Equal cards are named once; the dark power 1 can be challenged.
    expect(refused.map(({ title }) => title)).toEqual([
      "Dark power 2",
      "Dark power 3",
      "Enemy knight 3",
      "Enemy knight 2",
      "Monster 4",
      "Monster 3",
      "Monster 2",
      "Dragon 5",
      "Dragon 3",
    ]);
    expect(recordOf("draw-knights").refused).toBeUndefined();
  });
});

it("the question names what it offers", () => {
  expect(recordOf("draw-knights").title(deedsOf("draw-knights", [2, 1]))).toBe("Draw knights");
  expect(recordOf("draw-knights").title(deedsOf("draw-knights", [1]))).toBe("Draw a knight");
  expect(recordOf("challenge").title([])).toBe("Challenge one");
});
