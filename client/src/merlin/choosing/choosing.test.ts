import { beforeEach, describe, expect, it } from "vitest";
import type { QuestionInfo } from "../../lib/api";
import { Choosing } from "./choosing.svelte";
import { play } from "../layers";
import { PARTS, questionOf } from "../testing/recorded";
import type { View } from "../position/view";

/** A player who is asked. Decisions are kept. */
function asked(question: QuestionInfo, view: View, isBarred = false) {
  const sent: string[] = [];
  const choosing = new Choosing(() => ({
    view,
    parts: PARTS,
    question,
    seq: 7,
    names: [],
    isBarred,
    tag: (space) => `tag of ${space}`,
    decide: (word) => sent.push(word),
  }));
  return { choosing, sent };
}

function asking(ask: string, options: readonly unknown[], seat = 0): QuestionInfo {
  const words = options.map((option) => (option === null ? "-" : [option].flat().join(":")));
  return { seat, ask, rule: "R4.2", options: [...options], words, about: {} } as QuestionInfo;
}

const { view: recorded } = questionOf("move");
const { ring } = recorded;
const view: View = {
  ...recorded,
  figures: { ...recorded.figures, knight0: ring[0] ?? "", merlin: ring[12] ?? "" },
};
const spaces = (from: string, steps: number) =>
  ring[(ring.indexOf(view.figures[from] ?? "") + steps + ring.length) % ring.length] ?? "";
const faces = [{ die1: 3, die2: 6, die3: 6, merlin: 2 }, ...view.faces.slice(1)];
const rolled: View = { ...view, faces, used: view.used.map(() => []) };
const KNIGHT3 = spaces("knight0", 3);
const KNIGHT6 = spaces("knight0", 6);
const ON = spaces("merlin", 2);
const BACK = spaces("merlin", -2);
const MOVE = asking("move", [
  ["go", "die1", "cw", KNIGHT3],
  ["go", "die2", "cw", KNIGHT6],
  ["go", "merlin", "cw", ON],
  ["go", "merlin", "ccw", BACK],
  ["apple", "die1", 1],
  ["apple", "merlin", 5],
]);

describe("decrees", () => {
  beforeEach(() => {
    play({ decrees: "on" });
  });
  const options = [
    ["go", "die1", "cw", KNIGHT3],
    ["decree", "die1", 4],
    ["decrees", 2],
    ["decrees", 3],
  ];

  it("offer everything they can do when they are clicked", () => {
    const { choosing, sent } = asked(asking("move", options), rolled);
    choosing.pick("decrees:0");
    expect(sent).toEqual([]);
    expect(
      choosing.offers?.dice.flatMap(({ changes }) => changes.map((act) => "face" in act && act.face)),
    ).toEqual([4]);
    expect(choosing.offers?.free.map(({ word }) => word)).toEqual(["decrees:2", "decrees:3"]);
  });

  it("leave a click on a die to its move", () => {
    const { choosing, sent } = asked(asking("move", options), rolled);
    choosing.pick("die:0:die1");
    expect(sent).toEqual([`go:die1:cw:${KNIGHT3}`]);
  });

  it("show where a changed die would lead", () => {
    const { choosing } = asked(asking("move", options), rolled);
    choosing.lookAt(choosing.acts.filter(({ kind }) => kind === "decree"));
    expect(choosing.previews.map(({ landing }) => landing)).toEqual([spaces("knight0", 4)]);
  });

  it("are looked through after a click on their stack or on the principality", () => {
    for (const id of ["stack:blue", "place:blue"]) {
      const { choosing, sent } = asked(asking("look", ["blue", null]), rolled);
      choosing.pick(id);
      expect(sent).toEqual(["blue"]);
    }
  });

  it("are taken by a click on one of them", () => {
    const { choosing, sent } = asked(asking("decree", ["grey-flag", "vp-2"]), rolled);
    expect(choosing.lit.get("good:grey-flag")).toBe("can");
    choosing.pick("good:grey-flag");
    expect(sent).toEqual(["grey-flag"]);
  });
});

describe("a landing space", () => {
  it("plays die, figure and direction together if only one leads there", () => {
    const { choosing, sent } = asked(MOVE, rolled);
    expect(choosing.pick(`space:${BACK}`)).toBe(true);
    expect(sent).toEqual([`go:merlin:ccw:${BACK}`]);
  });

  it("narrows the list if two dice lead there, until it is put back", () => {
    const same = asking("move", [
      ["go", "die1", "cw", ON],
      ["go", "merlin", "cw", ON],
      ["go", "merlin", "ccw", BACK],
    ]);
    const { choosing, sent } = asked(same, rolled);
    choosing.pick(`space:${ON}`);
    expect(sent).toEqual([]);
    expect(choosing.offers?.dice.flatMap(({ goes }) => goes.map(({ die }) => die))).toEqual([
      "die1",
      "merlin",
    ]);
    expect(choosing.lit.get(`space:${ON}`)).toBe("chosen");
    expect(choosing.lit.has(`space:${BACK}`)).toBe(false);
    choosing.pick(`die:0:merlin`);
    expect(sent).toEqual([`go:merlin:cw:${ON}`]);
    choosing.putBack();
    expect(choosing.isHalfMade).toBe(false);
  });

  it("is chosen by the second touch of a finger, not by the first", () => {
    const { choosing, sent } = asked(MOVE, rolled);
    choosing.pick(`space:${KNIGHT3}`, true);
    expect(sent).toEqual([]);
    expect(choosing.previews.map(({ landing }) => landing)).toEqual([KNIGHT3]);
    choosing.pick(`space:${KNIGHT3}`, true);
    expect(sent).toEqual([`go:die1:cw:${KNIGHT3}`]);
  });

  it("that no die reaches cannot be chosen", () => {
    const { choosing, sent } = asked(MOVE, rolled);
    const other = ring.find((space) => ![KNIGHT3, KNIGHT6, ON, BACK].includes(space));
    expect(choosing.pick(`space:${other}`)).toBe(false);
    expect(sent).toEqual([]);
    expect(choosing.isHalfMade).toBe(false);
  });
});

describe("a die that is looked at", () => {
  it("shows where its figure would land, step by step, and what is there", () => {
    const { choosing } = asked(MOVE, rolled);
    choosing.look("die:0:die1");
    const [way, ...others] = choosing.previews;
    expect(others).toEqual([]);
    expect(way).toMatchObject({ figure: "knight0", landing: KNIGHT3, tag: `tag of ${KNIGHT3}` });
    expect(way?.path).toHaveLength(3);
    expect(choosing.lit.get(`space:${KNIGHT3}`)).toBe("near");
    expect(choosing.lit.get(`space:${ON}`)).toBe("can");
  });

  it("shows both ways of Merlin", () => {
    const { choosing } = asked(MOVE, rolled);
    choosing.look("die:0:merlin");
    expect(choosing.previews.map(({ landing }) => landing).sort()).toEqual([ON, BACK].sort());
  });

  it("stands for its twin if only one of them is offered", () => {
    const { choosing, sent } = asked(MOVE, rolled);
    expect(choosing.lit.get("die:0:die3")).toBe("can");
    choosing.pick("die:0:die3");
    expect(sent).toEqual([`go:die2:cw:${KNIGHT6}`]);
  });

  it("waits where a flag could move it too", () => {
    const options = [
      ["go", "die1", "cw", KNIGHT3],
      ["reverse", "die1", spaces("knight0", -3)],
    ];
    const { choosing, sent } = asked(asking("move", options), rolled);
    choosing.pick("die:0:die1");
    expect(sent).toEqual([]);
    expect(choosing.picked).toEqual(["die:0:die1"]);
  });

  it("shows where an apple would take it", () => {
    const { choosing } = asked(MOVE, rolled);
    choosing.narrow("die:0:merlin");
    const [apple] = choosing.offers?.dice[0]?.changes ?? [];
    choosing.lookAt(apple ? [apple] : []);
    expect(choosing.previews.map(({ landing }) => landing)).toEqual([
      spaces("merlin", 5),
      spaces("merlin", -5),
    ]);
  });
});

describe("the list", () => {
  it("lights the things of a row, and the row of the thing under the pointer", () => {
    const { choosing } = asked(MOVE, rolled);
    choosing.look(`space:${ON}`);
    const merlin = choosing.offers?.dice.find(({ die }) => die === "merlin");
    expect(merlin?.goes.map((act) => choosing.isNear(act))).toEqual([false, true]);
    choosing.lookAway();
    expect([...choosing.lit.values()]).not.toContain("near");
  });

  it("gathers many manors by their tile, and then asks for the material", () => {
    const cells = Object.keys(view.tiles).slice(0, 6);
    const build = asking("build", [
      ...cells.flatMap((cell) => [
        [cell, "blue"],
        [cell, "grey"],
      ]),
      null,
    ]);
    const { choosing, sent } = asked(build, view);
    expect(choosing.offers?.rows.map(({ id }) => id)).toEqual(cells.map((cell) => `cell:${cell}`));
    expect(choosing.offers?.decline?.word).toBe("-");
    choosing.pick(`cell:${cells[2]}`);
    expect(choosing.offers?.rows.map(({ id }) => id)).toEqual([`${cells[2]}:blue`, `${cells[2]}:grey`]);
    choosing.pick(`tile-line:${cells[2]}:grey`);
    expect(sent).toEqual([`${cells[2]}:grey`]);
  });

  it("lights only the thing itself if several options concern it", () => {
    const hand = ["m01", "m02", "m03", "m04"];
    const pairs = hand.flatMap((one, index) => hand.slice(index + 1).map((other) => [one, other]));
    const replace = asking("replace", [...hand.map((card) => [card]), ...pairs, null]);
    const { choosing, sent } = asked(replace, view);
    expect(choosing.offers?.rows.map(({ id }) => id)).toEqual(hand.map((card) => `mission:${card}`));
    choosing.look("mission:m02");
    const near = [...choosing.lit].flatMap(([id, light]) => (light === "near" ? [id] : []));
    expect(near).toEqual(["mission:m02"]);
    choosing.pick("mission:m02");
    choosing.pick("mission:m04");
    expect(sent).toEqual(["m02:m04"]);
  });

  it("has no gold while nothing can be sent", () => {
    const { choosing } = asked(MOVE, rolled, true);
    expect(choosing.lit.size).toBe(0);
    expect(choosing.offers?.dice.length).toBeGreaterThan(0);
  });
});
