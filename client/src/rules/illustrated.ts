/** The illustrated pages of each game. They come with their drawings and words, which no other page loads. */

import type { Component } from "svelte";
import type { Book, GameInfo } from "../lib/api";
import { hasWords, t, withWords, type PlainKey } from "../lib/i18n.svelte";
import { withModules } from "../loading";
import { moduleOf } from "./book";
import type { Told } from "./search";

/** The subject of a page. */
export interface PageProps extends Record<string, unknown> {
  game: GameInfo;
  /** A chapter; null for the first page. */
  chapter: string | null;
  /** The module that the chapter is about. */
  module: string | null;
}
interface Page {
  default: Component<PageProps>;
}

const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  merlin: () =>
    withWords(
      import("./merlin/Pages.svelte"),
      "table",
      "rules",
      "merlin",
      "merlintable",
      "merlinrules",
      "merlinbook",
    ),
  kingarthur: () =>
    withWords(import("./kingarthur/Pages.svelte"), "table", "rules", "kingarthur", "arthurrules"),
};

const TOLD: Readonly<
  Record<string, () => Promise<{ readonly told: (game: GameInfo, book: Book) => Told[] }>>
> = {
  merlin: () =>
    withWords(
      import("./merlin/told"),
      "table",
      "rules",
      "merlin",
      "merlintable",
      "merlinrules",
      "merlinbook",
    ),
  kingarthur: () => withWords(import("./kingarthur/told"), "table", "rules", "kingarthur", "arthurrules"),
};

/** What the pages of a game tell beside the numbered rules, in the language of the reader. */
export async function toldOf(game: GameInfo, book: Book): Promise<Told[]> {
  const load = TOLD[game.name];
  return load ? (await load()).told(game, book) : [];
}

/** The chapters in our own words, paragraph by paragraph; their messages begin with `words`. */
export function toldInChapters(book: Book, words: string): Told[] {
  return book.chapters.flatMap((chapter) => {
    const { id, title } = chapter;
    const texts = [...paragraphs(`${words}.${id}`), ...paragraphs(`${words}.new.${moduleOf(chapter) ?? ""}`)];
    return texts.map((text) => ({ title, text, rule: id }));
  });
}

/** The settings with which a module can be drawn: the module, and the modules it needs. */
export function settingsFor(game: GameInfo, module: string | null): Record<string, string> {
  if (module === null) return {};
  const needs = game.modules.find(({ key }) => key === module)?.needs ?? [];
  return Object.fromEntries([module, ...needs].map((key) => [key, "on"]));
}

/** The illustrated pages of a game, together with what a module needs. */
export function pagesOf(game: GameInfo, module: string | null): Promise<Page> {
  const pages = PAGES[game.name];
  if (!pages) return Promise.reject(new Error(`there are no pages about ${game.name}`));
  return withModules(pages(), game.name, Object.keys(settingsFor(game, module)).join(" "));
}

/** Load the pages of a game while its book is still on its way. */
export function expectPages(game: string): void {
  PAGES[game]?.().catch(() => undefined); // They are requested again when they are shown.
}

/** The messages that begin like this, numbered from one. */
export function paragraphs(start: string): string[] {
  const texts: string[] = [];
  for (let key = `${start}.1`; hasWords(key); key = `${start}.${texts.length + 1}`)
    texts.push(t(key as PlainKey));
  return texts;
}
