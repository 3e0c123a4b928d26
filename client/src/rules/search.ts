/** Finding rules: by words in either language, by number, and by what a table plays with. */

import type { Book, Chapter, Rule } from "../lib/api";

/** Small letters without accents, so that "ritter" finds "Ritter" and "konig" finds "König". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The words of a search. */
export function wordsIn(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** A rule that was found, with its text in the other language if the words occur only there. */
export interface Hit {
  readonly chapter: Chapter;
  readonly rule: Rule;
  readonly other: string | null;
}

function has(words: readonly string[], chapter: Chapter, rule: Rule): boolean {
  const text = plain(`${rule.id} ${chapter.id} ${chapter.title} ${rule.text} ${rule.reason ?? ""}`);
  return words.every((word) => text.includes(word));
}

/** How well a rule fits: a number comes first, then a title, then the text. */
function rank(words: readonly string[], { chapter, rule }: Hit): number {
  const id = plain(rule.id);
  if (words.includes(id)) return 0;
  if (words.some((word) => id.startsWith(word) || plain(chapter.id) === word)) return 1;
  return words.every((word) => plain(chapter.title).includes(word)) ? 2 : 3;
}

/** The rules in which every word occurs, in this book or in the one of the other language. */
export function found(book: Book, other: Book | null, search: string): Hit[] {
  const words = wordsIn(search);
  if (words.length === 0) return [];
  const hits = book.chapters.flatMap((chapter, at) =>
    chapter.rules.flatMap((rule, index): Hit[] => {
      if (has(words, chapter, rule)) return [{ chapter, rule, other: null }];
      const there = other?.chapters[at];
      const same = there?.rules[index];
      return there && same?.id === rule.id && has(words, there, same)
        ? [{ chapter, rule, other: same.text }]
        : [];
    }),
  );
  return hits
    .map((hit, index) => ({ hit, index, rank: rank(words, hit) }))
    .toSorted((one, two) => one.rank - two.rank || one.index - two.index)
    .map(({ hit }) => hit);
}

/** The chapters whose titles have every word, in this book or in the one of the other language. */
export function chaptersWith(book: Book, other: Book | null, search: string): Chapter[] {
  const words = wordsIn(search);
  if (words.length === 0) return [];
  return book.chapters.filter((chapter, at) => {
    const titles = plain(`${chapter.id} ${chapter.title} ${other?.chapters[at]?.title ?? ""}`);
    return words.every((word) => titles.includes(word));
  });
}

/** A text of the illustrated pages: a chapter, a space, a part of the board, an adventure. */
export interface Told {
  readonly title: string;
  readonly text: string;
  /** The rule or chapter that it belongs to. */
  readonly rule: string;
}

/** The texts of the pages in which every word occurs; those with a title that has them come first. */
export function toldWith(told: readonly Told[], search: string): Told[] {
  const words = wordsIn(search);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const hits = told.filter(({ title, text }) => has(`${title} ${text}`));
  return [...hits.filter(({ title }) => has(title)), ...hits.filter(({ title }) => !has(title))];
}

/** Which rules are shown: all, those that the printed books leave open, or those of a table, by its settings. */
export type Filter = "all" | "ours" | Readonly<Record<string, string>>;

function passes(rule: Rule, filter: Filter): boolean {
  if (filter === "all") return true;
  if (filter === "ours") return rule.reason !== null;
  return rule.module === null || filter[rule.module] === "on";
}

/** The chapters with the rules that pass a filter. */
export function filtered(chapters: readonly Chapter[], filter: Filter): Chapter[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => passes(rule, filter)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** A text split at the words searched for, so that they can be marked. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  // Plain text can be shorter or longer than the original, so every letter keeps its place.
  const letters = [...text];
  const places = letters.flatMap((letter, index) => [...plain(letter)].map(() => index));
  const flat = letters.map(plain).join("");
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length)) {
      for (let letter = at; letter < at + word.length; letter += 1) hits.add(places[letter] ?? -1);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last?.hit === hits.has(index)) last.text += letter;
    else pieces.push({ text: letter, hit: hits.has(index) });
  }
  return pieces;
}
