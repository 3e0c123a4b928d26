import { beforeEach, describe, expect, test } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { posed, type Situation } from "../choosing/acts";
import { PARTS, questionOf } from "../testing/recorded";
import { explain } from "./explain";
import { meaningNow } from "./now";

const { view, question } = questionOf("move");
const situation: Situation = { view, parts: PARTS, seat: question.seat, asked: posed(question), names: [] };

beforeEach(() => speak("en"));

describe("what a rule means now", () => {
  test("is told of the things that it is about, each once", () => {
    const build = view.ring.find((space) => space.startsWith("build")) ?? "";
    const { title, now } = explain(`space:${build}`, situation) ?? {};
    expect(now).toBeTruthy();
    expect(meaningNow(["R8.9"], situation)).toEqual([{ title, text: now }]);
  });

  test("is told of the missions in hand", () => {
    const cards = view.hands[question.seat]?.cards ?? [];
    const meanings = meaningNow(["R9.1"], situation);
    expect(meanings.length).toBeGreaterThan(0);
    expect(meanings.length).toBeLessThanOrEqual(cards.length);
  });

  test("is nothing where nothing on the table names the rule", () => {
    expect(meaningNow(["R1.1"], situation)).toEqual([]);
  });
});
