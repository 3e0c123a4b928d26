import { expect, test } from "vitest";
import { Problem, type Analysis } from "../../lib/api";
import { chancesAt, estimateOf, isNews, type Estimate } from "./estimate";

const ESTIMATE: Estimate = {
  author: "marshal",
  course: [
    { number: 0, chances: [0.5, 0.5] },
    { number: 4, chances: [0.616, 0.384] },
    { number: 9, chances: [1, 0] },
  ],
};

test("the chance at a decision is the last one that was estimated", () => {
  expect([0, 3, 4, 8, 9].map((number) => chancesAt(ESTIMATE, number))).toEqual([
    [50, 50],
    [50, 50],
    [62, 38],
    [62, 38],
    [100, 0],
  ]);
});

test("only a change that matters is said", () => {
  expect(isNews([52, 48], [50, 50])).toBe(false);
  expect(isNews([55, 45], [50, 50])).toBe(true);
  expect(isNews([55, 45], [])).toBe(true);
});

test("a game that nobody has looked through has no estimate, and nobody begins because of it", async () => {
  const asked: unknown[] = [];
  const analysis = async (...given: unknown[]) => {
    asked.push(given);
    return Promise.resolve({ done: 0, of: 9 });
  };
  expect(await estimateOf("t", { analysis })).toBeNull();
  expect(asked).toEqual([["t", false]]);
  expect(await estimateOf("t", { analysis: async () => Promise.resolve(ESTIMATE as Analysis) })).toBe(
    ESTIMATE,
  );
  const refused = async () => Promise.reject(new Problem("not-over", "still played"));
  expect(await estimateOf("t", { analysis: refused })).toBeNull();
});
