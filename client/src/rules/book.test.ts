import { describe, expect, test } from "vitest";
import { bookOf, chapterOf, found, linked, plain, targetOf, type Book } from "./book";
import german from "./kingarthur.de";
import english from "./kingarthur.en";
import merlinGerman from "./merlin.de";
import merlinEnglish from "./merlin.en";

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
      ...span("KQ", 16),
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

describe("the rules of Merlin", () => {
  test("have the same paragraphs and house rules in both languages", () => {
    const shape = (book: Book) =>
      book.chapters.map((chapter) => [
        chapter.id,
        chapter.lead !== undefined,
        chapter.rules.map((rule) => [rule.id, rule.option ?? null]),
      ]);
    expect(shape(merlinGerman)).toEqual(shape(merlinEnglish));
  });

  test("have a paragraph for every rule that the table names", () => {
    const named = [
      ..."R1.1 R4.2 R4.5 R5.1 R5.2 R6.1 R7.1 R8.1 R8.1a R8.1b R8.1c R8.1d R8.2 R8.3a R8.3b R8.4 R8.5".split(
        " ",
      ),
      ..."R8.6 R8.7 R8.8 R8.9 R8.9b R8.9c R8.9d R9.1 R9.5 R10.1 R10.2 R10.3 R10.4 R10.5 R10.6 R12.1".split(
        " ",
      ),
      ..."R12.2 R12.3 R12.3a R20.2 R21 R22 R24.1 R24.2 R24.3 R24.4 R40.1 R40.2 R40.3 R40.4 R40.5 R40.6 R40.7 R40.8 R40.9 R40.10 R40.11 R40.12 R40.13 R40.14 R40.15 R91 R92.1 R92.2 R92.3 R92.4 R92.5 R92.6 R101 R102".split(
        " ",
      ),
      ..."R51 R52 R53 R60.2 R61 R62 R63 R64 Q60 Q61 Q62 Q65".split(" "),
      ..."R10.7 R10.8 R30.2 R31.1 R31.2 R31.3 R31.4 R31.5 R33 R34".split(" "),
      ..."R80.4 R81 R82 R83 R84 R85 R85.1 R86.1 R86.2 R86.3 R86.4 R87 Q69 Q77 Q78 Q93 Q94".split(" "),
      ..."R70.1 R71 R72 R73 Q2 Q4 Q7 Q11 Q12 Q13 Q14 Q15 Q20 Q22 Q28 Q32 Q34 Q67 Q79 Q80 Q82 Q84".split(" "),
    ];
    for (const rule of named) expect(ids(merlinEnglish), rule).toContain(rule);
    expect(targetOf(merlinEnglish, "R20")).toBe("R20");
    expect(targetOf(merlinEnglish, "R8.3")).toBe("R8");
  });

  test("have each paragraph in the chapter that is marked for it", () => {
    expect(chapterOf(merlinEnglish, "R63")?.id).toBe("R60");
    expect(chapterOf(merlinEnglish, "R6")?.id).toBe("R6");
    expect(chapterOf(merlinEnglish, "R999")).toBeNull();
  });

  test.each([merlinEnglish, merlinGerman])(
    "give a reason for every ruling and name only what exists",
    (book) => {
      expect(new Set(ids(book)).size).toBe(ids(book).length);
      for (const rule of book.chapters.flatMap((chapter) => chapter.rules)) {
        if (/^[XQ]/.test(rule.id)) expect(rule.reason, rule.id).toBeTruthy();
        for (const piece of [...linked(rule.text), ...linked(rule.reason ?? "")].filter(
          (each) => each.rule,
        )) {
          expect(targetOf(book, piece.text), `${rule.id} names ${piece.text}`).toBe(piece.text);
        }
      }
    },
  );
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
  test("opens the book of its game", () => {
    expect(["K5.1", "KX3", "kingarthur"].map(bookOf)).toEqual(["kingarthur", "kingarthur", "kingarthur"]);
    expect(["R8.9b", "Q22", "X29a", "X", "merlin"].map(bookOf)).toEqual(Array(5).fill("merlin"));
    expect([null, "chess", "Quest"].map(bookOf)).toEqual([null, null, null]);
  });

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
