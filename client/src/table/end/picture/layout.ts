/** Where everything stands in the picture of a result, in the units of its drawing. */

import type { Part } from "../../../lib/i18n.svelte";
import type { Source } from "../presentation";

export const [WIDTH, HEIGHT] = [800, 1000];
/** Pixels for each unit. */
export const SCALE = 2;
export const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;

/** How a text is set. */
export interface Face {
  readonly size: number;
  readonly weight: 400 | 500 | 700 | 800;
  readonly family: "display" | "text";
}

/** How wide a text is. */
export type Measure = (text: string, face: Face) => number;

export const KICKER: Face = { size: 16, weight: 500, family: "text" };
export const TITLE: Face = { size: 36, weight: 700, family: "display" };
export const HEAD: Face = { size: 21, weight: 700, family: "display" };
export const NAME: Face = { size: 22, weight: 700, family: "display" };
export const LABEL: Face = { size: 17, weight: 700, family: "display" };
export const LEGEND: Face = { size: 15, weight: 400, family: "text" };
export const WORDS: Face = { size: 17, weight: 400, family: "text" };
export const LINK: Face = { size: 15, weight: 500, family: "text" };

/** A piece of a line in one weight. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly x: number;
}

/** A text that is cut with an ellipsis if it is too wide. */
export function shortened(text: string, face: Face, width: number, measure: Measure): string {
  if (measure(text, face) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join("").trimEnd()}…`, face) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Words that stand together: a bold name and the comma behind it. */
type Word = readonly Omit<Run, "x">[];

function wordsOf(sentence: readonly Pick<Part, "text" | "bold">[]): Word[] {
  const words: Omit<Run, "x">[][] = [[]];
  for (const { text, bold } of sentence) {
    for (const [index, word] of text.split(/\s+/).entries()) {
      if (index > 0) words.push([]);
      if (word) words.at(-1)?.push({ text: word, bold });
    }
  }
  return words.filter((word) => word.length);
}

/** A sentence broken into lines; what does not fit into as many as there may be is cut with an ellipsis. */
export function broken(
  sentence: readonly Pick<Part, "text" | "bold">[],
  face: Face,
  width: number,
  most: number,
  measure: Measure,
): Run[][] {
  const wide = ({ text, bold }: Omit<Run, "x">) => measure(text, bold ? { ...face, weight: 700 } : face);
  const space = measure("n n", face) - measure("nn", face);
  const lines: Run[][] = [];
  let end = Infinity;
  for (const word of wordsOf(sentence)) {
    const needed = word.reduce((sum, run) => sum + wide(run), 0);
    if (end + space + needed > width) {
      lines.push([]);
      end = -space;
    }
    end += space;
    for (const run of word) {
      lines.at(-1)?.push({ ...run, x: end });
      end += wide(run);
    }
  }
  const kept = lines.slice(0, most);
  const [last] = lines.length > most ? (kept.at(-1)?.slice(-1) ?? []) : [];
  if (!last) return kept;
  const cut = { ...last, text: `${last.text}…` };
  const short = last.x + wide(cut) <= width ? cut : { ...last, text: "…" };
  return [...kept.slice(0, -1), [...(kept.at(-1)?.slice(0, -1) ?? []), short]];
}

/** The key to the bars: each source with its place, as many lines as it takes. */
export function legendOf(
  sources: readonly Source[],
  measure: Measure,
): { readonly source: Source; readonly x: number; readonly line: number }[] {
  let [x, line] = [0, 0];
  return sources.map((source) => {
    const wide = SWATCH + 7 + measure(source.name, LEGEND);
    if (x > 0 && x + wide > INNER) [x, line] = [0, line + 1];
    const place = { source, x, line };
    x += wide + 16;
    return place;
  });
}

export const SWATCH = 21;
const LEGEND_LINE = 27;
export const RANK = 58;
const SENTENCE_LINE = 21;

/** What has to find room. */
export interface Contents {
  readonly titleLines: number;
  readonly legendLines: number;
  readonly players: number;
  /** The lines of the decisive turn; none without one. */
  readonly sentenceLines: number;
}

/** The heights at which the parts begin, from top to bottom. The chart takes what is left. */
export function placesOf({ titleLines, legendLines, players, sentenceLines }: Contents) {
  const sources = MARGIN + Math.max(70, 26 + titleLines * 36) + 40;
  const legend = sources + 14;
  const ranks = legend + legendLines * LEGEND_LINE + 12;
  const course = ranks + players * RANK + 34;
  const link = HEIGHT - MARGIN - 9;
  const decisive = sentenceLines ? link - 60 - sentenceLines * SENTENCE_LINE - 22 : link - 34;
  const chart = course + 12;
  return { sources, legend, ranks, course, chart, chartHeight: decisive - 28 - chart, decisive, link };
}

export const at = {
  /** The top of a line of the legend. */
  legend: (top: number, line: number) => top + line * LEGEND_LINE,
  /** The base of a line of the sentence, below the title of the turn. */
  sentence: (top: number, line: number) => top + 51 + line * SENTENCE_LINE,
};
