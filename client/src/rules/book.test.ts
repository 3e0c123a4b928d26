import { describe, expect, test } from "vitest";
import { found, linked, plain, targetOf, type Book } from "./book";
import german from "./kingarthur.de";
import english from "./kingarthur.en";

const ids = (book: Book) => book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
const span = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`);

describe("the rules of King Arthur", () => {
  test("have the same paragraphs in both languages", () => {
    expect(ids(german)).toEqual(ids(english));
    expect(german.chapters.map((chapter) => chapter.id)).toEqual(
      english.chapters.map((chapter) => chapter.id),
    );
  });

  test("are complete", () => {
    const wanted = [
      ...span("K1.", 5),
      ...span("K2.", 5),
      ...span("K3.", 3),
      ...span("K4.", 2),
      ...span("K5.", 4),
      "K6.1",
      "K6.2",
      ...[..."abcdefghijklm"].map((letter) => `K6.3${letter}`),
      "K6.4",
      ...span("K7.", 2),
      ...span("K8.", 4),
      ...span("K10.", 5),
      ...span("KX", 26),
      ...span("KQ", 15),
    ];
    expect(ids(english)).toEqual(wanted);
  });

  test.each([english, german])("give a reason for every ruling and name only rules that exist", (book) => {
    for (const rule of book.chapters.flatMap((chapter) => chapter.rules)) {
      if (/^K[XQ]/.test(rule.id)) expect(rule.reason, rule.id).toBeTruthy();
      for (const piece of [...linked(rule.text), ...linked(rule.reason ?? "")].filter((each) => each.rule)) {
        expect(targetOf(book, piece.text), `${rule.id} names ${piece.text}`).toBe(piece.text);
      }
    }
  });

  test("mark the same house rules in both languages", () => {
    const marked = (book: Book) =>
      book.chapters.flatMap((chapter) => chapter.rules).map((rule) => [rule.id, rule.option ?? null]);
    expect(marked(german)).toEqual(marked(english));
  });
});

describe("a search", () => {
  test("finds words in any order, without accents or capitals", () => {
    expect(plain("König")).toBe("konig");
    const hits = found(german, "konig marke").flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect(hits).toContain("K6.3j");
  });

  test("finds a number", () => {
    expect(found(english, "KX17").flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toContain(
      "KX17",
    );
  });

  test("for nothing shows everything, and for nonsense nothing", () => {
    expect(found(english, "  ")).toHaveLength(english.chapters.length);
    expect(found(english, "xylophone")).toEqual([]);
  });
});

describe("a link", () => {
  test("leads to its paragraph, its chapter, or the paragraph around it", () => {
    expect(targetOf(english, "K5.1")).toBe("K5.1");
    expect(targetOf(english, "KQ")).toBe("KQ");
    expect(targetOf(english, "K5.9")).toBe("K5");
    expect(targetOf(english, "K99")).toBeNull();
  });

  test("is cut out of a text", () => {
    expect(linked("See KQ5, or K6.3a.")).toEqual([
      { text: "See ", rule: false },
      { text: "KQ5", rule: true },
      { text: ", or ", rule: false },
      { text: "K6.3a", rule: true },
      { text: ".", rule: false },
    ]);
  });
});
