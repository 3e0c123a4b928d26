import { expect, test } from "vitest";
import type { Step } from "../lib/api";
import { standing } from "./told";

function step(seq: number, kind: Step["kind"] = "decided"): Step {
  return { seq, kind, seat: 0, events: [], changes: [[]] };
}

test("a decision that was taken back, and its taking back, do not stand", () => {
  const steps = [step(1, "began"), step(2), step(3), step(4, "undone"), step(5)];
  expect(standing(steps).map((each) => each.seq)).toEqual([1, 2, 5]);
});
