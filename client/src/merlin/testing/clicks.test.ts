import { expect, it } from "vitest";
import { actsOf, posed } from "../choosing/acts";
import { clicksTo, quantile } from "./clicks";
import { PARTS, questionOf } from "./recorded";

const { question, view } = questionOf("move");
const acts = actsOf(question);
const situation = { view, parts: PARTS, seat: question.seat, asked: posed(question) };

it("a die is one click, and every option can be reached", () => {
  for (const act of acts) {
    const clicks = clicksTo(act, acts, situation);
    expect(clicks, act.word).toBeLessThan(4);
    if (act.kind === "go") expect(clicks).toBe(1);
    if (act.kind === "apple" || act.kind === "turn") expect(clicks).toBe(2);
  }
});

it("quartiles are values that occur", () => {
  expect([0.25, 0.5, 0.75].map((share) => quantile([4, 1, 3, 2], share))).toEqual([2, 3, 4]);
});
