import { afterEach, describe, expect, test, vi } from "vitest";
import { api, type Book, type Chapter } from "../lib/api";
import { pictureOf } from "./pictured";
import {
  about,
  besides,
  bookIn,
  bookOf,
  chapterOf,
  family,
  linked,
  nameOf,
  moduleOf,
  partsOf,
  targetOf,
} from "./book";

const chapter = (id: string, title: string, rules: Record<string, string>): Chapter => ({
  id,
  title,
  lead: null,
  rules: Object.entries(rules).map(([rule, text]) => ({
    id: rule,
    text,
    reason: null,
    setting: null,
    module: null,
  })),
});
const ofModules = (id: string, ...modules: (string | null)[]): Chapter => {
  const made = chapter(id, id, Object.fromEntries(modules.map((_, n) => [`${id}.${n + 1}`, "Text."])));
  return { ...made, rules: made.rules.map((rule, n) => ({ ...rule, module: modules[n] ?? null })) };
};
const BOOK: Book = {
  title: "King Arthur",
  lead: "",
  chapters: [
    chapter("K5", "Challenge", { "K5.1": "Lay down knights.", "K5.3": "Pay exactly if you can." }),
    chapter("K6", "Abenteuer", { "K6.3j": "König Marke: ein Monster.", "K6.3k": "Seeungeheuer." }),
    chapter("KX", "Rare cases", { KX17: "The sealed ones stay." }),
  ],
};
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

describe("the contents", () => {
  const chapters = [
    ofModules("R1", null),
    ofModules("R20", "favor", "favor"),
    ofModules("R80", "morgana", "morgana", "knights"),
    ofModules("R110", "favor", "knights"),
    ofModules("X", null, "favor"),
  ];

  test("know which chapter is about a module", () => {
    expect(chapters.map(moduleOf)).toEqual([null, "favor", "morgana", null, null]);
  });

  test("have three parts", () => {
    const { game, modules, further } = partsOf({ ...BOOK, chapters });
    expect([game, modules, further].map((part) => part.map(({ id }) => id))).toEqual([
      ["R1"],
      ["R20", "R80"],
      ["R110", "X"],
    ]);
    expect(partsOf(BOOK).game).toEqual(BOOK.chapters);
  });
});

describe("a rule", () => {
  test("comes with its parts, and a part with the whole", () => {
    const parts = chapter("R8", "Spaces", { "R8.1": "", "R8.9": "", "R8.9a": "", "R8.9b": "", "R8.91": "" });
    const of = (id: string) => family(parts, id).map((rule) => rule.id);
    expect(of("R8.9")).toEqual(["R8.9", "R8.9a", "R8.9b"]);
    expect(of("R8.9b")).toEqual(["R8.9", "R8.9a", "R8.9b"]);
    expect(of("R8.1")).toEqual(["R8.1"]);
    expect(of("R8")).toHaveLength(5);
  });

  test("may begin with its name", () => {
    const [first, second] = chapter("R8", "Spaces", {
      "R8.9": "Build: put one.",
      "R8.2": "It counts.",
    }).rules;
    expect([first && nameOf(first), second && nameOf(second)]).toEqual(["Build", null]);
  });

  test("without a picture has that of the rule or chapter around it", () => {
    expect(pictureOf("R8.9b", ["R8", "R8.9"])).toBe("R8.9");
    expect(pictureOf("R8.3", ["R8", "R8.9"])).toBe("R8");
    expect(pictureOf("Q7", ["R8"])).toBeNull();
  });
});

describe("the rules beside a rule", () => {
  test("are the ones before and after its parts", () => {
    const parts = chapter("R8", "Spaces", { "R8.1": "", "R8.2": "", "R8.2a": "", "R8.3": "" });
    const around = (id: string) => besides(parts, family(parts, id)).map((rule) => rule?.id ?? null);
    expect(around("R8.2")).toEqual(["R8.1", "R8.3"]);
    expect(around("R8.3")).toEqual(["R8.2a", null]);
    expect(around("R8")).toEqual([null, null]);
  });
});

describe("the rulings of a rule", () => {
  test("are the rules that name it", () => {
    const ruling = chapter("KX", "Rare cases", { KX1: "As K5.1 says.", KX2: "As K5.11 would." });
    const book = { ...BOOK, chapters: [...BOOK.chapters, ruling] };
    expect(about(book, ["K5.1"]).map(({ id }) => id)).toEqual(["KX1"]);
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
