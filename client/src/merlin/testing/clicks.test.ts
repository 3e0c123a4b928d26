import { expect, it } from "vitest";
import type { Outcome } from "../../lib/api";
import { actsOf, posed } from "../choosing/acts";
import { clicksAlong, clicksTo, quantile } from "./clicks";
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

it("an answer that is given along takes no further click", () => {
  const { question: rest, view: at } = questionOf("rest");
  const then = questionOf("draw").question;
  const of = (word: string, next: typeof then | null) => {
    const outcomes = new Map([[word, { then: next } as Outcome]]);
    const act = actsOf(rest).find((one) => one.word === word)!;
    return clicksAlong(act, then.words[0]!, { view: at, parts: PARTS, seat: rest.seat, outcomes });
  };
  expect(of("-", then)).toBe(0);
  expect(of("-", null)).toBeNull();
  expect(of("-", rest)).toBeNull();
});

it("quartiles are values that occur", () => {
  expect([0.25, 0.5, 0.75].map((share) => quantile([4, 1, 3, 2], share))).toEqual([2, 3, 4]);
});
