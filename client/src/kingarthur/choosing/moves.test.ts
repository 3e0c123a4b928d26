import { describe, expect, it } from "vitest";
import { asking } from "../testing/example";
import { movesOf } from "./acts";
import { grouped, isDeed, joinable, payable, type Challenge } from "./moves";
import { overpaid } from "./reasons";

const challenges = movesOf(
  asking("challenge", [
    ["usual", "dragon3", ["red1", "red2"]],
    ["usual", "dragon3", ["merlin", "red2"]],
    ["usual", "dragon3", ["merlin", "red1", "red1"]],
    ["usual", "monster4", ["red1", "red1", "red2"]],
    ["usual", "dark1", ["orange1"]],
    ["usual", "dark1", ["red1"]],
    null,
  ]),
);
const deeds = challenges.filter(isDeed);

describe("the options of a question", () => {
  it("are read with their words", () => {
    expect(challenges[0]).toMatchObject({
      kind: "challenge",
      word: "usual:dragon3:red1+red2",
      way: "usual",
      adversary: "dragon3",
      cards: ["red1", "red2"],
    });
    expect(challenges.at(-1)).toEqual({ kind: "decline", word: "-" });
  });

  it("are read for every ask", () => {
    expect(movesOf(asking("draw-knights", [2, 1, null])).map((move) => move.kind)).toEqual([
      "draw-knights",
      "draw-knights",
      "decline",
    ]);
    expect(movesOf(asking("draw-adversaries", ["draw", null]))[0]).toMatchObject({
      kind: "draw-adversaries",
      word: "draw",
    });
    expect(movesOf(asking("adventure", [["grail", ["dragon5", "dragon4", "enemy3"]]]))[0]).toMatchObject({
      kind: "adventure",
      adventure: "grail",
    });
  });

  it("are grouped by what they are about, cheapest for the hand first", () => {
    const groups = grouped(deeds);
    expect(groups.map((group) => group.target)).toEqual([
      "adversary:dragon3:open",
      "adversary:monster4:open",
      "adversary:dark1:open",
    ]);
    expect(groups[0]?.moves.map((move) => move.word)).toEqual([
      "usual:dragon3:red1+red2",
      "usual:dragon3:merlin+red2",
      "usual:dragon3:merlin+red1+red1",
    ]);
  });

  it("tell a card under the reader's own seal from an open one of the same name", () => {
    const [open, mine] = movesOf(
      asking("challenge", [
        ["double", "dragon3", ["red1", "red1", "red2", "red2"]],
        ["repeated", "dragon3", ["red1", "red2"]],
      ]),
    ).filter(isDeed);
    expect(open?.target).toBe("adversary:dragon3:open");
    expect(mine?.target).toBe("adversary:dragon3:mine");
  });

  it("put a double challenge behind the usual one", () => {
    const groups = grouped(
      movesOf(
        asking("challenge", [
          ["double", "dark1", ["red2"]],
          ["usual", "dark1", ["red1"]],
        ]),
      ).filter(isDeed),
    );
    expect(groups[0]?.moves.map((move) => move.kind === "challenge" && move.way)).toEqual([
      "usual",
      "double",
    ]);
  });
});

describe("cards laid down", () => {
  it("show what they defeat exactly", () => {
    expect(payable(["red2", "red1"], deeds).map((move) => move.word)).toEqual(["usual:dragon3:red1+red2"]);
    expect(payable(["red1", "red1"], deeds)).toEqual([]);
    expect(payable([], deeds)).toHaveLength(deeds.length);
  });

  it("let only those cards join from which something can come", () => {
    expect([...joinable(["red2"], deeds)].sort()).toEqual(["merlin", "red1"]);
    expect([...joinable([], deeds)].sort()).toEqual(["merlin", "orange1", "red1", "red2"]);
    expect([...joinable(["orange1"], deeds)]).toEqual([]);
  });

  it("may be one more than needed", () => {
    const [move] = movesOf(asking("challenge", [["usual", "dark1", ["red2"]]]));
    expect(overpaid(move as Challenge)).toBe(1);
  });
});
