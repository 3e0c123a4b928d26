/** The rules in our own words, as the server sends them. */

import { api, type Book, type Chapter } from "../lib/api";
import type { Language } from "../lib/settings.svelte";

/** Small letters without accents, so that "ritter" finds "Ritter" and "konig" finds "König". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The chapters with the rules in which every word of the search occurs. */
export function found(book: Book, search: string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...book.chapters];
  const chapters: Chapter[] = [];
  for (const chapter of book.chapters) {
    const rules = chapter.rules.filter((rule) => {
      const text = plain(`${rule.id} ${chapter.title} ${rule.text} ${rule.reason ?? ""}`);
      return words.every((word) => text.includes(word));
    });
    if (rules.length) chapters.push({ ...chapter, rules });
  }
  return chapters;
}

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

/** The book that a link means: by the name of a game, or by the letters with which a rule begins. */
export function bookOf(link: string | null): BookName | null {
  if (link === null) return null;
  const named = BOOKS.find((name) => name === link);
  if (named) return named;
  if (/^K[EQX]?(\d|$)/.test(link)) return "kingarthur";
  return /^(R-E|[EQRX])(\d|$)/.test(link) ? "merlin" : null;
}

/** A text cut at the rules it names, so that they can be links. */
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
