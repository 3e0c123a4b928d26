import { describe, expect, it } from "vitest";
import { PARTS, QUESTIONS } from "../testing/recorded";
import { alternativesOf } from "./alternatives";

describe.each(QUESTIONS)("what was possible: $question.ask", ({ question, view }) => {
  const situation = { view, parts: PARTS, seat: question.seat };

  it("has a row for every option, by the word of the decision", () => {
    expect(alternativesOf(question, situation).map(({ id }) => id)).toEqual(question.words);
  });

  it("has words for each", () => {
    for (const { title } of alternativesOf(question, situation)) expect(title).not.toBe("");
  });
});
