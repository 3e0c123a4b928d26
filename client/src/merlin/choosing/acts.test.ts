import { describe, expect, it } from "vitest";
import { about, actsOf, choosable, concerning, idsOf, pathOf, posed, type Situation } from "./acts";
import { play } from "../layers";
import { PARTS, questionOf, QUESTIONS } from "../testing/recorded";

function situation(ask: string): Situation {
  const { question, view } = questionOf(ask);
  return { view, parts: PARTS, seat: question.seat, asked: posed(question) };
}

describe("the options of a question", () => {
  it.each(QUESTIONS.map(({ question, view }) => [question.ask, question, view] as const))(
    "are all recognised: %s",
    (_, question, view) => {
      play(view.settings);
      const acts = actsOf(question);
      expect(acts.map((act) => act.word)).toEqual(question.words);
      expect(acts.filter((act) => act.kind === "unknown")).toEqual([]);
      const declines = acts.filter((act) => act.kind === "decline").map((act) => act.word);
      expect(declines).toEqual(question.options.includes(null) ? ["-"] : []);
    },
  );

  it.each(QUESTIONS.map(({ question, view }) => [question.ask, question, view] as const))(
    "each concern something on the table, no two the same things: %s",
    (_, question, view) => {
      play(view.settings);
      // Apples and decrees for the same die differ only in the face.
      const acts = actsOf(question).filter(({ kind }) => !["decline", "apple", "decree"].includes(kind));
      const ids = acts.map((act) => idsOf(act, { view, parts: PARTS, seat: question.seat }).join());
      expect(ids).not.toContain("");
      // Merlin reaches one space both ways only if it is exactly opposite him.
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it("keep free acts apart from tiles", () => {
    const question = { ...questionOf("favor-build").question };
    question.options = [
      ["a1", "blue"],
      ["favor", "orange"],
      ["repel", "orange"],
    ];
    question.words = ["a1:blue", "favor:orange", "repel:orange"];
    expect(actsOf(question).map((act) => act.kind)).toEqual(["build", "favor", "repel"]);
  });

  it("keep options that are unknown", () => {
    const question = {
      seat: 0,
      ask: "sing",
      rule: "R0",
      options: ["high", ["low", 1]],
      words: ["high", "low:1"],
      about: {},
    };
    expect(actsOf(question).map((act) => act.kind)).toEqual(["unknown", "unknown"]);
  });
});

describe("a click", () => {
  it("on a landing space finds the die, on a die its directions", () => {
    const { question } = questionOf("move");
    const acts = actsOf(question);
    const sit = situation("move");
    const first = acts.find((act) => act.kind === "go");
    expect(first?.kind === "go" && concerning(acts, [`space:${first.space}`], sit)).toContainEqual(first);
    const merlin = concerning(acts, [`die:${question.seat}:merlin`], sit).filter((act) => act.kind === "go");
    expect(merlin.map((act) => act.kind === "go" && act.way)).toEqual(["cw", "ccw"]);
  });

  it("on a vassal leaves its places, and then a click on a place leaves one option", () => {
    const { question } = questionOf("relocate");
    const acts = actsOf(question);
    const sit = situation("relocate");
    const post = acts.find((act) => act.kind === "post")!;
    if (post.kind !== "post") throw new Error("relocating sends a vassal");
    const vassal = `vassal:${question.seat}:${post.vassal}`;
    expect(concerning(acts, [vassal], sit).length).toBeGreaterThan(1);
    expect(concerning(acts, [vassal, `place:${post.place}`], sit)).toEqual([post]);
  });

  it("on a tile leaves the materials that pay for it", () => {
    const acts = actsOf(questionOf("build").question);
    const build = acts.find((act) => act.kind === "build")!;
    if (build.kind !== "build") throw new Error("building has a tile");
    const found = concerning(acts, [`cell:${build.cell}`], situation("build"));
    expect(found.every((act) => act.kind === "build" && act.cell === build.cell)).toBe(true);
    expect(choosable(found, situation("build"))).toContain(`tile-line:${build.cell}:${build.place}`);
  });

  it("on a good finds the principality it is claimed from", () => {
    const acts = actsOf(questionOf("claim").question);
    const claim = acts[0]!;
    if (claim.kind !== "claim") throw new Error("claiming has a principality");
    const sit = situation("claim");
    expect(concerning(acts, [`good:${claim.place}-${about("claim", sit)!.kind}`], sit)).toEqual([claim]);
  });
});

describe("a figure", () => {
  it("steps on each space up to its landing, either way round", () => {
    const { view } = questionOf("move");
    const { ring } = view;
    const at = { ...view, figures: { ...view.figures, merlin: ring[1]! } };
    expect(pathOf(at, "merlin", "cw", ring[4]!)).toEqual(ring.slice(2, 5));
    expect(pathOf(at, "merlin", "ccw", ring.at(-1)!)).toEqual([ring[0], ring.at(-1)]);
  });
});
