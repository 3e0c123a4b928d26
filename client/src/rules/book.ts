/** The rules in our own words, as the server sends them. */

import { api, type Book, type Chapter, type Rule } from "../lib/api";
import type { Language } from "../lib/settings.svelte";

const REFERENCE = /(?<![\w.-])((?:R-E|K[EQX]?|[EQRX])\d+(?:\.\d+)?[a-z]?)(?![\w-])/;

/** The games that have a book. */
export const BOOKS = ["merlin", "kingarthur"] as const;
export type BookName = (typeof BOOKS)[number];

const asked = new Map<string, Promise<Book>>();

/** The rules of a game in a language, requested once. The next caller retries a failed request. */
export function bookIn(game: BookName, language: Language): Promise<Book> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const book = api.rules(game, language);
  asked.set(key, book);
  book.catch(() => asked.delete(key));
  return book;
}

/** The book that a link means: by the name of a game, or by the first letters of a rule. */
export function bookOf(link: string | null): BookName | null {
  if (link === null) return null;
  const named = BOOKS.find((name) => name === link);
  if (named) return named;
  if (/^K[EQX]?(\d|$)/.test(link)) return "kingarthur";
  return /^(R-E|[EQRX])(\d|$)/.test(link) ? "merlin" : null;
}

/** A text split at the rules it names, so that they can be links. */
export function linked(text: string): { text: string; rule: boolean }[] {
  return text
    .split(REFERENCE)
    .map((piece, index) => ({ text: piece, rule: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** The chapter of a rule, or a chapter itself. */
export function chapterOf(book: Book, id: string): Chapter | null {
  return (
    book.chapters.find((chapter) => chapter.id === id || chapter.rules.some((rule) => rule.id === id)) ?? null
  );
}

/** The rule a link means: itself, or the chapter if only that exists. */
export function targetOf(book: Book, id: string): string | null {
  if (chapterOf(book, id)) return id;
  // A part of a rule we print as one, such as a row of a table.
  const parent = id.replace(/[a-z]$|\.\d+$/, "");
  return parent === id ? null : targetOf(book, parent);
}

/** The module that a chapter is about, as most of its rules are; null if it is not about one. */
export function moduleOf({ rules }: Chapter): string | null {
  const [first = null] = rules.map(({ module }) => module);
  const own = rules.filter(({ module }) => module === first);
  return own.length * 2 > rules.length ? first : null;
}

/** The chapters in three parts: the game, its modules, and what follows them. */
export function partsOf(book: Book): { game: Chapter[]; modules: Chapter[]; further: Chapter[] } {
  const modules = book.chapters.filter((chapter) => moduleOf(chapter) !== null);
  const last = modules.length ? book.chapters.findIndex((one) => one === modules.at(-1)) : Infinity;
  const others = book.chapters.filter((chapter) => !modules.includes(chapter));
  return {
    game: others.filter((chapter) => book.chapters.indexOf(chapter) < last),
    modules,
    further: others.filter((chapter) => book.chapters.indexOf(chapter) > last),
  };
}

/** The name at the start of a rule, as in "Build: …"; null if it has none. */
export function nameOf(rule: Rule): string | null {
  return /^([^:.,()]{3,26}): /.exec(rule.text)?.[1] ?? null;
}

/** A rule with its parts: R8.9 with R8.9a and so on; for a chapter, all its rules. */
export function family(chapter: Chapter, id: string): Rule[] {
  if (id === chapter.id) return [...chapter.rules];
  const stem = /\d[a-z]$/.test(id) ? id.slice(0, -1) : id;
  const isPart = (other: string) =>
    other === stem || new RegExp(`^${stem.replace(".", "\\.")}[a-z]$`).test(other);
  return chapter.rules.filter((rule) => rule.id === id || isPart(rule.id));
}

/** The rulings and examples that name one of these rules. */
export function about(book: Book, ids: readonly string[]): Rule[] {
  return book.chapters
    .flatMap(({ rules }) => rules)
    .filter(
      (rule) =>
        !ids.includes(rule.id) &&
        linked(`${rule.text} ${rule.reason ?? ""}`).some((piece) => piece.rule && ids.includes(piece.text)),
    );
}

/** The rules of a chapter before and after some of them. */
export function besides(
  { rules }: Chapter,
  shown: readonly Rule[],
): [before: Rule | null, next: Rule | null] {
  const places = shown.map((rule) => rules.indexOf(rule));
  return [rules[Math.min(...places) - 1] ?? null, rules[Math.max(...places) + 1] ?? null];
}
