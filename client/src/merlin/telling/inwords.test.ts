import { afterAll, describe, expect, it } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { actsOf, type Situation } from "../choosing/acts";
import { play } from "../layers";
import { explain, targetOf } from "./explain";
import { boardInWords } from "./inwords";
import { GAMES, PARTS, QUESTIONS } from "../testing/recorded";

const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];
afterAll(async () => {
  play({});
  await speak("en");
});

describe.each(["en", "de"] as const)("the board in words (%s)", (language) => {
  it("explains everything that it names", async () => {
    await speak(language);
    for (const { legs, looker } of GAMES) {
      const view = legs.at(-1)?.view;
      if (!view) throw new Error("a game without a step was recorded");
      play(view.settings);
      const readers = { you: looker, names: NAMES.slice(0, view.seats) };
      const situation: Situation = {
        view,
        parts: PARTS,
        seat: looker ?? 0,
        names: readers.names,
      };
      const sections = boardInWords({ view, parts: PARTS, readers });
      expect(sections.length).toBeGreaterThanOrEqual(6);
      for (const { id, words, parts } of sections.flatMap(({ entries }) => entries)) {
        expect(words, id).toMatch(/^[^{}<>]+$/);
        for (const each of [id, ...parts]) expect(explain(each, situation)?.text, each).toBeTruthy();
      }
    }
  });
});

describe("an option", () => {
  it("is explained by where it leads, if it names a thing", () => {
    for (const { question, view } of QUESTIONS) {
      play(view.settings);
      const situation: Situation = { view, parts: PARTS, seat: question.seat, names: NAMES };
      for (const act of actsOf(question)) {
        const target = targetOf(act, situation);
        if (act.kind === "go") expect(target).toBe(`space:${act.space}`);
        else if (!["decline", "count"].includes(act.kind)) expect(target, act.kind).not.toBeNull();
      }
    }
  });
});
