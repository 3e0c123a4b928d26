import { describe, expect, it } from "vitest";
import { broken, HEIGHT, legendOf, MARGIN, placesOf, shortened, WIDTH, WORDS, type Measure } from "./layout";

/** Every letter is ten wide, and a little wider in bold. */
const measure: Measure = (text, { weight }) => [...text].length * (weight > 500 ? 11 : 10);

const plain = (text: string) => ({ text, bold: false });
const said = (lines: ReturnType<typeof broken>) =>
  lines.map((line) => line.map(({ text }) => text).join(" "));

describe("a sentence", () => {
  it("is broken between words", () => {
    expect(said(broken([plain("one two three four")], WORDS, 90, 3, measure))).toEqual([
      "one two",
      "three",
      "four",
    ]);
  });

  it("keeps a bold name and what stands right behind it together", () => {
    const lines = broken(
      [plain("now "), { text: "Ada", bold: true }, plain(", at last")],
      WORDS,
      80,
      3,
      measure,
    );
    expect(lines.map((line) => line.map(({ text, x }) => [text, x]))).toEqual([
      [["now", 0]],
      [
        ["Ada", 0],
        [",", 33],
        ["at", 53],
      ],
      [["last", 0]],
    ]);
  });

  it("ends with an ellipsis where there is no room for all of it", () => {
    expect(said(broken([plain("one two three four five")], WORDS, 90, 2, measure))).toEqual([
      "one two",
      "three…",
    ]);
    expect(said(broken([plain("one two three")], WORDS, 70, 1, measure))).toEqual(["one …"]);
  });
});

it("a name that is too long is cut", () => {
  expect(shortened("Ada", WORDS, 30, measure)).toBe("Ada");
  expect(shortened("Maximilian", WORDS, 60, measure)).toBe("Maxim…");
});

it("the key to the bars takes as many lines as it needs, and nothing hangs out", () => {
  const source = (name: string) => ({ key: name, name, sign: "", field: "", on: "", hatch: null });
  const names = ["a".repeat(30), "b".repeat(30), "c".repeat(20), "d"];
  const places = legendOf(names.map(source), measure);
  expect(places.map(({ line }) => line)).toEqual([0, 0, 1, 1]);
  for (const {
    source: { name },
    x,
  } of places) {
    expect(x + 28 + measure(name, WORDS)).toBeLessThanOrEqual(WIDTH - 2 * MARGIN);
  }
});

describe("the parts of the picture", () => {
  it.each([
    [1, 1, 2, 1],
    [2, 3, 4, 3],
    [2, 1, 5, 3],
    [1, 1, 2, 0],
  ])("have room: %i lines of title, %i of the key, %i players, %i of the turn", (...counts) => {
    const [titleLines, legendLines, players, sentenceLines] = counts;
    const places = placesOf({ titleLines, legendLines, players, sentenceLines });
    const { sources, legend, ranks, course, chart, chartHeight, decisive, link } = places;
    const order = [
      sources,
      legend,
      ranks,
      course,
      chart,
      chart + chartHeight,
      decisive,
      link,
      HEIGHT - MARGIN,
    ];
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(chartHeight).toBeGreaterThan(180);
  });
});
