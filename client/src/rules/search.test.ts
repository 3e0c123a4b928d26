import { describe, expect, test } from "vitest";
import type { Book, Rule } from "../lib/api";
import { chaptersWith, filtered, found, marked, plain, toldWith, wordsIn } from "./search";

const rule = (id: string, text: string, more: Partial<Rule> = {}): Rule => ({
  id,
  text,
  reason: null,
  setting: null,
  module: null,
  ...more,
});
const book = (...texts: [string, string, string]): Book => ({
  title: "",
  lead: "",
  chapters: [
    { id: "K5", title: texts[0], lead: null, rules: [rule("K5.1", texts[1]), rule("K5.11", "See K5.1.")] },
    { id: "K10", title: "Seals", lead: null, rules: [rule("K10.1", texts[2], { module: "seals" })] },
  ],
});
const ENGLISH = book("Challenge", "Lay down knights.", "A seal for King Mark.");
const GERMAN = book("Herausforderung", "Leg Ritter ab.", "Ein Siegel für König Marke.");
const ids = (search: string, other: Book | null = GERMAN) =>
  found(ENGLISH, other, search).map((hit) => hit.rule.id);

describe("a search", () => {
  test("finds words in any order, without accents or capitals", () => {
    expect(plain("König")).toBe("konig");
    expect(ids("mark KING")).toEqual(["K10.1"]);
  });

  test("finds the words of the other language, and shows them", () => {
    expect(ids("konig marke")).toEqual(["K10.1"]);
    expect(found(ENGLISH, GERMAN, "ritter")[0]?.other).toBe("Leg Ritter ab.");
    expect(found(ENGLISH, GERMAN, "knights")[0]?.other).toBeNull();
    expect(ids("ritter", null)).toEqual([]);
  });

  test("finds titles, and puts a number before what mentions it", () => {
    expect(ids("challenge")).toEqual(["K5.1", "K5.11"]);
    expect(ids("K5.1")).toEqual(["K5.1", "K5.11"]);
  });

  test("finds chapters by their titles, in either language", () => {
    const titled = (search: string) => chaptersWith(ENGLISH, GERMAN, search).map(({ id }) => id);
    expect(titled("herausforderung")).toEqual(["K5"]);
    expect(titled("seals")).toEqual(["K10"]);
    expect(titled("")).toEqual([]);
  });

  test("for nothing finds nothing", () => {
    expect(ids("  ")).toEqual([]);
    expect(ids("xylophone")).toEqual([]);
  });

  test("marks what it was about, wherever accents are", () => {
    const pieces = marked("Für König Marke", wordsIn("konig"));
    expect(pieces).toEqual([
      { text: "Für ", hit: false },
      { text: "König", hit: true },
      { text: " Marke", hit: false },
    ]);
    expect(marked("Straße", wordsIn("straße")).every(({ hit }) => hit)).toBe(true);
  });
});

describe("a choice of rules", () => {
  const kept = (...filter: Parameters<typeof filtered>) =>
    filtered(...filter).flatMap(({ rules }) => rules.map(({ id }) => id));

  test("leaves out what a table does not play with, and chapters that are empty then", () => {
    expect(kept(ENGLISH.chapters, { seals: "off" })).toEqual(["K5.1", "K5.11"]);
    expect(kept(ENGLISH.chapters, { seals: "on" })).toHaveLength(3);
    expect(filtered(ENGLISH.chapters, { seals: "off" })).toHaveLength(1);
  });

  test("can be what was left to us, which has a reason", () => {
    const rules = [rule("X1", "One."), rule("X2", "Two.", { reason: "Both books are silent." })];
    expect(kept([{ id: "X", title: "", lead: null, rules }], "ours")).toEqual(["X2"]);
    expect(kept(ENGLISH.chapters, "all")).toHaveLength(3);
  });
});

describe("the texts of the pages", () => {
  const told = [
    { title: "Your turn", text: "Move, then build.", rule: "R4" },
    { title: "Build", text: "A manor for one material.", rule: "R8.9" },
    { title: "Grail", text: "It wins a tie.", rule: "R8.5" },
  ];

  test("are found by their words, titles first", () => {
    expect(toldWith(told, "build").map(({ rule }) => rule)).toEqual(["R8.9", "R4"]);
    expect(toldWith(told, "manor build").map(({ rule }) => rule)).toEqual(["R8.9"]);
    expect(toldWith(told, " ")).toEqual([]);
  });
});
