import { beforeEach, describe, expect, test } from "vitest";
import { Guide } from "./guide.svelte";
import { scriptOf, type Hint, type Lesson } from "./hint";

/** A moment with its question, and how far the game is. */
interface Moment {
  readonly step: number;
}

function hint(id: string, from: number, more: Partial<Hint<Moment>> = {}): Hint<Moment> {
  return { id, rule: null, when: ({ step }) => step >= from, ...more };
}

const LESSON: Lesson<Moment> = {
  words: "gd",
  hints: ["welcome", "dice", "merlin", "knight", "send"].map((id) => hint(id, 0)).concat(hint("build", 1)),
};

let now: { moment: Moment | null; question: string | null } = { moment: null, question: null };

function asked(step: number): void {
  now = { moment: { step }, question: `question ${step}` };
}

/** The guidance for the current question. Nothing is reactive here, so it is created again for each look. */
function guide(table = "table"): Guide {
  const made = new Guide(
    table,
    scriptOf(LESSON, () => now),
  );
  made.follow();
  return made;
}

beforeEach(() => {
  localStorage.clear();
  asked(0);
});

describe("the guidance", () => {
  test("tells one hint after the other", () => {
    expect(guide().shown?.id).toBe("welcome");
    guide().understood();
    expect(guide().shown?.id).toBe("dice");
  });

  test("is kept per table", () => {
    guide().understood();
    expect(guide("table").shown?.id).toBe("dice");
    expect(guide("another").shown?.id).toBe("welcome");
  });

  test("takes playing on as understood", () => {
    const made = guide();
    asked(1);
    made.follow();
    expect(made.isKnown("welcome")).toBe(true);
    expect(guide().shown?.id).toBe("dice");
  });

  test("does not take a question that comes back for another one", () => {
    const made = guide();
    now = { ...now, question: null };
    made.follow();
    asked(0);
    made.follow();
    expect(made.isKnown("welcome")).toBe(false);
  });

  test("is silent while others act", () => {
    now = { moment: { step: 0 }, question: null };
    expect(guide().shown).toBeNull();
  });

  test("does not tell more than four hints at one question", () => {
    const made = guide();
    for (let count = 0; count < 4; count += 1) made.understood();
    expect(made.shown).toBeNull();
    asked(1);
    expect(guide().shown?.id).toBe("send");
  });

  test("tells the last hint again without moving on", () => {
    guide().understood();
    now = { ...now, question: null };
    const made = guide();
    expect(made.hasLast).toBe(true);
    made.again();
    expect(made.shown?.id).toBe("welcome");
    expect(made.isFresh).toBe(false);
    made.understood();
    expect(made.shown).toBeNull();
  });

  test("can be turned off and continues where it was", () => {
    const made = guide();
    made.understood();
    made.turn(false);
    expect([made.isOn, made.shown, guide().isOn]).toEqual([false, null, false]);
    guide().turn(true);
    expect(guide().shown?.id).toBe("dice");
  });

  test("explains the first scoring and no other", () => {
    const made = guide();
    expect(made.scoringNote?.("traitors")).toMatch(/^First the traitors/);
    made.closeScoring();
    expect(guide().scoringNote).toBeNull();
  });

  test("starts over if its stored progress is damaged", () => {
    localStorage.setItem("logres.guide", '[["table", [3], true], 7]');
    expect(guide().shown?.id).toBe("welcome");
  });
});
