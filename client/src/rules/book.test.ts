import { afterEach, describe, expect, test, vi } from "vitest";
import { api, type Book, type Chapter } from "../lib/api";
import { bookIn, bookOf, chapterOf, found, linked, plain, targetOf } from "./book";

const chapter = (id: string, title: string, rules: Record<string, string>): Chapter => ({
  id,
  title,
  lead: null,
  rules: Object.entries(rules).map(([rule, text]) => ({ id: rule, text, reason: null, setting: null })),
});
const BOOK: Book = {
  title: "King Arthur",
  lead: "",
  chapters: [
    chapter("K5", "Challenge", { "K5.1": "Lay down knights.", "K5.3": "Pay exactly if you can." }),
    chapter("K6", "Abenteuer", { "K6.3j": "König Marke: ein Monster.", "K6.3k": "Seeungeheuer." }),
    chapter("KX", "Rare cases", { KX17: "The sealed ones stay." }),
  ],
};
const ids = (chapters: readonly Chapter[]) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id));

afterEach(() => vi.restoreAllMocks());

describe("a book", () => {
  test("is asked for once in each language, and again after a failure", async () => {
    const rules = vi.spyOn(api, "rules").mockRejectedValueOnce(new Error("offline")).mockResolvedValue(BOOK);
    await expect(bookIn("merlin", "en")).rejects.toThrow("offline");
    expect(await bookIn("merlin", "en")).toBe(BOOK);
    expect(await bookIn("merlin", "en")).toBe(BOOK);
    await bookIn("merlin", "de");
    expect(rules.mock.calls).toEqual([
      ["merlin", "en"],
      ["merlin", "en"],
      ["merlin", "de"],
    ]);
  });

  test("has each paragraph in its chapter", () => {
    expect(chapterOf(BOOK, "K6.3j")?.id).toBe("K6");
    expect(chapterOf(BOOK, "K6")?.id).toBe("K6");
    expect(chapterOf(BOOK, "K99")).toBeNull();
  });
});

describe("a search", () => {
  test("finds words in any order, without accents or capitals", () => {
    expect(plain("König")).toBe("konig");
    expect(ids(found(BOOK, "marke konig"))).toEqual(["K6.3j"]);
  });

  test("finds a number", () => {
    expect(ids(found(BOOK, "KX17"))).toEqual(["KX17"]);
  });

  test("for nothing shows everything, and for nonsense nothing", () => {
    expect(found(BOOK, "  ")).toEqual(BOOK.chapters);
    expect(found(BOOK, "xylophone")).toEqual([]);
  });
});

describe("a link", () => {
  test("opens the book of its game", () => {
    expect(["K5.1", "KX3", "KE", "kingarthur"].map(bookOf)).toEqual(Array(4).fill("kingarthur"));
    expect(["R8.9b", "Q22", "X29a", "X", "E7", "R-E1", "merlin"].map(bookOf)).toEqual(
      Array(7).fill("merlin"),
    );
    expect([null, "chess", "Quest"].map(bookOf)).toEqual([null, null, null]);
  });

  test("leads to its paragraph, its chapter, or the paragraph around it", () => {
    expect(targetOf(BOOK, "K5.1")).toBe("K5.1");
    expect(targetOf(BOOK, "KX")).toBe("KX");
    expect(targetOf(BOOK, "K5.9")).toBe("K5");
    expect(targetOf(BOOK, "K99")).toBeNull();
  });

  test("is cut out of a text", () => {
    expect(linked("See KQ5, K6.3a or R-E1: +/-1.")).toEqual([
      { text: "See ", rule: false },
      { text: "KQ5", rule: true },
      { text: ", ", rule: false },
      { text: "K6.3a", rule: true },
      { text: " or ", rule: false },
      { text: "R-E1", rule: true },
      { text: ": +/-1.", rule: false },
    ]);
  });
});
