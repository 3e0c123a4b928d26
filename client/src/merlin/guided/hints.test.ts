import { beforeAll, describe, expect, test } from "vitest";
import { hasWords } from "../../lib/i18n.svelte";
import { nextHint, tell, wordsOf } from "../../table/guided/hint";
import type { Asked } from "../../test/learner";
import { actsOf } from "../choosing/acts";
import { course } from "../testing/lessons";
import { PARTS, QUESTIONS } from "../testing/recorded";
import { PLACES } from "../position/words";
import { LESSON } from "./hints";
import type { Moment } from "./moment";

const HINTS = LESSON.hints;

/** The guided game as a learner plays it who follows its advice. */
let played: readonly Asked<Moment>[] = [];
let moments: readonly Moment[] = [];
beforeAll(async () => {
  played = (await course("merlin")).asked;
  moments = played.map(({ moment }) => moment);
});

function hintOf(id: string) {
  const hint = HINTS.find((one) => one.id === id);
  if (!hint) throw new Error(`there is no hint "${id}"`);
  return hint;
}
/** The first moment that triggers a hint. */
function firstFor(id: string): Moment {
  const moment = moments.find((one) => hintOf(id).when(one));
  if (!moment) throw new Error(`the guided game gives no occasion for "${id}"`);
  return moment;
}
const toldOf = (id: string) => tell(LESSON, hintOf(id), firstFor(id));

/** The hints told at each question. */
const told = () => played.map((one) => one.told.map(({ id }) => id));

describe("the guided game", () => {
  test("triggers every hint of its two chapters", () => {
    const heard = new Set(told().flat());
    const later = ["last", "end"]; // in the last round
    expect(HINTS.map(({ id }) => id).filter((id) => !heard.has(id) && !later.includes(id))).toEqual([]);
  });

  test("begins with the goal, the dice, the white one of them, and the knight", () => {
    expect(told()[0]).toEqual(["welcome", "dice", "merlin", "knight"]);
  });

  test("tells few things at one question", () => {
    expect(Math.max(...told().map(({ length }) => length))).toBeLessThanOrEqual(4);
  });

  test("suggests a move that leads to a mission", () => {
    const { advice, marks } = toldOf("knight");
    expect(advice?.text).toMatch(
      /^Try the \d: it takes your knight to .+ There your .+, and a mission is met\.$/,
    );
    expect(marks[0]).toBe("figure:knight0");
    expect(advice?.word).toMatch(/^go:die\d:cw:/);
    expect(toldOf("send").advice?.text).toMatch(/one of your missions is met\.$/);
    expect(told()[2]).toContain("mission");
  });

  test("suggests a manor only if a material pays for it", () => {
    const moment = firstFor("build");
    const before = moments.slice(0, moments.indexOf(moment)).findLast(({ ask }) => ask === "move");
    expect(before, "a move leads there").toBeDefined();
    if (!before) return;
    const unmet = { ...before, acts: before.acts.filter(({ kind }) => kind !== "mission") };
    const goods = hintOf("goods");
    expect(goods.advice?.(unmet)?.text).toMatch(/^Try the \d: it takes your knight to Build/);
    const none = Object.fromEntries(PLACES.map((place) => [`${place}-material`, 0]));
    const empty = before.view.castles.map((castle) => ({ ...castle, ...none }));
    expect(goods.advice?.({ ...unmet, view: { ...before.view, castles: empty } })).toBeNull();
    const [card = ""] = before.view.hands[0]?.cards ?? [];
    const met = { ...before, acts: [...unmet.acts, { kind: "mission" as const, card, word: "mission" }] };
    expect(goods.advice?.(met)).toMatchObject({ word: "mission" });
  });

  test("marks the largest territory in which the reader can build", () => {
    const { marks, advice } = toldOf("build");
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.every((id) => id.startsWith("cell:"))).toBe(true);
    expect(advice?.text).toContain(`${marks.length} tiles`);
  });

  test("says what the reader's own flag can do", () => {
    const { text, marks } = toldOf("flag");
    expect(text).toMatch(/ flag: .+\.$/);
    expect(marks).toEqual([expect.stringMatching(/^castle:0:\w+-flag$/)]);
  });
});

describe("the second chapter", () => {
  const inRound = (round: number) => played.filter(({ moment }) => moment.view.round === round);

  test("begins in round 3 and ends after round 4, with a word to leave or to play on", () => {
    const [begun] = inRound(3);
    expect(begun?.told.find(({ id }) => id === "after")).toMatchObject({ title: "Chapter two", ends: true });
    expect(inRound(5)[0]?.told.at(-1)).toMatchObject({ id: "second", ends: true });
  });

  test("marks where one more marker is the most", () => {
    const { marks } = toldOf("majority");
    const { view } = firstFor("majority");
    for (const id of marks) {
      const place = id.replace("place:", "") as keyof (typeof view.markers)[0];
      const [own, rival] = view.markers.map((markers) => markers[place]);
      expect((own ?? 0) + 1, place).toBeGreaterThan(rival ?? 0);
      expect(own ?? 0, place).toBeLessThanOrEqual(rival ?? 0);
    }
  });

  test("names the traitors that no shield repels", () => {
    const { marks, text } = toldOf("shieldless");
    const { view } = firstFor("shieldless");
    expect(text).toMatch(/^You have no shield against: /);
    for (const id of marks) {
      const place = id.replace("traitor:0:", "") as keyof (typeof view.markers)[0];
      const traitors = (view.traitors[0] ?? []).filter((one) => one === place).length;
      expect(traitors, place).toBeGreaterThan(view.castles[0]?.[`${place}-shield`] ?? 0);
    }
  });

  test("suggests a staff where Merlin's action is done twice", () => {
    expect(toldOf("plan").advice?.word).toMatch(/^go:merlin:/);
    expect(toldOf("twice").advice?.word).toMatch(/^staff:/);
  });
});

describe("a hint", () => {
  test("has its words", () => {
    for (const hint of HINTS) {
      const words = wordsOf(LESSON, hint);
      expect(hasWords(`${words}.title`) && hasWords(`${words}.text`), hint.id).toBe(true);
    }
  });

  test("waits for its occasion", () => {
    const [first] = moments;
    for (const id of ["goods", "apple", "traitors", "undo", "round", "after", "majority", "second"]) {
      expect(first && hintOf(id).when(first), id).toBe(false);
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
      for (const hint of HINTS) expect(tell(LESSON, hint, moment).text, hint.id).not.toBe("");
    }
  });

  test("says at the end of the last round what is left to count", () => {
    const [moment] = moments;
    expect(moment && hintOf("last").when({ ...moment, view: { ...moment.view, round: 6 } })).toBe(true);
    expect(moment && hintOf("end").when({ ...moment, view: { ...moment.view, over: true } })).toBe(true);
    expect(moment && nextHint(LESSON, moment, () => true)).toBeNull();
  });
});
