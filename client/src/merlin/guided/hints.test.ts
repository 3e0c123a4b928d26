import { describe, expect, test } from "vitest";
import { hasWords } from "../../lib/i18n.svelte";
import { actsOf } from "../choosing/acts";
import { PARTS, QUESTIONS } from "../testing/recorded";
import { HINTS, nextHint, tell, type HintId, type Moment } from "./hints";
import { ASKED, MOMENTS } from "./recorded";

/** The hints at each question in turn, for a reader who understands one after the other. */
function toldAt(moments: readonly Moment[]): HintId[][] {
  const known: HintId[] = [];
  return moments.map((moment) => {
    const told: HintId[] = [];
    for (let hint = nextHint(moment, (id) => known.includes(id)); hint;) {
      told.push(hint.id);
      known.push(hint.id);
      hint = nextHint(moment, (id) => known.includes(id));
    }
    return told;
  });
}

/** The first moment that triggers a hint. */
function firstFor(id: HintId): Moment {
  const hint = HINTS.find((one) => one.id === id);
  const moment = ASKED.find((one) => hint?.when(one));
  if (!moment) throw new Error(`the guided game gives no occasion for "${id}"`);
  return moment;
}
function toldOf(id: HintId) {
  const hint = HINTS.find((one) => one.id === id);
  if (!hint) throw new Error(`there is no hint "${id}"`);
  return tell(hint, firstFor(id));
}

describe("the guided game", () => {
  test("triggers every hint of the first rounds", () => {
    const told = new Set(toldAt(ASKED).flat());
    const later: HintId[] = ["tie", "last", "end"]; // a tie depends on the rival
    expect(HINTS.map(({ id }) => id).filter((id) => !told.has(id))).toEqual(later);
  });

  test("begins with the goal, the dice, the white one of them, and the knight", () => {
    expect(toldAt(ASKED.slice(0, 1))).toEqual([["welcome", "dice", "merlin", "knight"]]);
  });

  test("tells few things at one question", () => {
    expect(Math.max(...toldAt(ASKED).map((told) => told.length))).toBeLessThanOrEqual(4);
  });

  test("suggests a move that leads to a mission", () => {
    expect(toldOf("knight").advice).toBe(
      "Try the 4: it takes your knight to the Fish. There your flag-bearer fetches a Fish flag, and a mission is met.",
    );
    expect(toldOf("knight").marks).toEqual(["figure:knight0", "space:blue"]);
    expect(toldOf("send").advice).toBe(
      "Try your flag-bearer: it fetches a Fish flag, and one of your missions is met.",
    );
    const [, , after] = MOMENTS;
    expect(after?.acts.map(({ kind }) => kind)).toContain("mission");
  });

  test("suggests a manor only if a material pays for it", () => {
    const moment = firstFor("goods");
    const unmet = moment.acts.filter(({ kind }) => kind !== "mission");
    const goods = HINTS.find(({ id }) => id === "goods");
    expect(goods?.advice?.({ ...moment, acts: unmet })).toMatch(/^Try the 2: it takes your knight to Build/);
    const empty = moment.view.castles.map((castle) => ({ ...castle, "orange-material": 0 }));
    expect(goods?.advice?.({ ...moment, view: { ...moment.view, castles: empty } })).toBeNull();
  });

  test("puts a met mission before the manor that its material pays for", () => {
    expect(firstFor("goods").acts.map(({ kind }) => kind)).toContain("mission");
    expect(toldOf("goods").advice).toMatch(/^First resolve the mission you have met. Then try the 2/);
  });

  test("marks the largest territory in which the reader can build", () => {
    const { marks, advice } = toldOf("build");
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.every((id) => id.startsWith("cell:"))).toBe(true);
    expect(advice).toContain(`${marks.length} tiles`);
  });

  test("says what the reader's own flag can do", () => {
    expect(toldOf("flag").text).toContain("Fish flag: Your knight goes counter-clockwise.");
    expect(toldOf("flag").marks).toEqual(["castle:0:blue-flag"]);
  });
});

describe("a hint", () => {
  test("has its words", () => {
    for (const { id } of HINTS) {
      expect(hasWords(`gd.${id}.title`) && hasWords(`gd.${id}.text`), id).toBe(true);
    }
  });

  test("waits for its occasion", () => {
    const [first] = ASKED;
    const waiting: HintId[] = ["goods", "flag", "apple", "traitors", "undo", "round", "after"];
    for (const id of waiting) {
      const hint = HINTS.find((one) => one.id === id);
      expect(first && hint?.when(first), id).toBe(false);
    }
  });

  test("can be told in every position", () => {
    for (const { question, view } of QUESTIONS) {
      const moment: Moment = {
        view,
        parts: PARTS,
        seat: question.seat,
        ask: question.ask,
        acts: actsOf(question),
        events: [],
        canUndo: true,
      };
      for (const hint of HINTS) expect(tell(hint, moment).text, hint.id).not.toBe("");
    }
  });

  test("says at the end of the last round what is left to count", () => {
    const moment = ASKED[0];
    const last = HINTS.find(({ id }) => id === "last");
    expect(moment && last?.when({ ...moment, view: { ...moment.view, round: 6 } })).toBe(true);
    const end = HINTS.find(({ id }) => id === "end");
    expect(moment && end?.when({ ...moment, view: { ...moment.view, over: true } })).toBe(true);
  });
});
