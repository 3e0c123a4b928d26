import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api, type GameInfo } from "../lib/api";
import { chooseLanguage, hasWords } from "../lib/i18n.svelte";
import { BOOKS } from "../rules/book";
import About from "./About.svelte";
import Rules from "./Rules.svelte";

const DATA = join(import.meta.dirname, "../../../src/logres");

/** The tables of a game's data files, and where each says it comes from. */
function sourcesOf(game: string): Record<string, string> {
  const folder = join(DATA, game, "data");
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const tables = text.join("\n").matchAll(/^\[([\w-]+)\]\s*\n(?:#.*\n)*source = "(\w+)"/gm);
  return Object.fromEntries([...tables].map(([, table = "", source = ""]) => [table, source]));
}

vi.spyOn(api, "games").mockResolvedValue(
  BOOKS.map((name) => ({ name, components: { sources: sourcesOf(name) } }) as unknown as GameInfo),
);

vi.spyOn(api, "rules").mockImplementation((title) => Promise.resolve({ title, lead: "", chapters: [] }));

afterEach(cleanup);

const PEOPLE = {
  merlin: ["Stefan Feld", "Michael Rieneck", "Queen Games"],
  kingarthur: ["Reiner Knizia", "Ravensburger"],
};

test("every table of the data files has a name in the list of sources", () => {
  expect(Object.keys(sourcesOf("merlin")).length).toBeGreaterThan(20);
  for (const game of BOOKS) {
    for (const table of Object.keys(sourcesOf(game))) {
      expect(hasWords(`about.part.${game}.${table}`), `${game} ${table}`).toBe(true);
    }
  }
});

test.each(["en", "de"] as const)(
  "About names authors, publishers and sources of both games: %s",
  async (language) => {
    await chooseLanguage(language);
    render(About);
    for (const name of Object.values(PEOPLE).flat()) expect(screen.getByText(new RegExp(name))).toBeTruthy();
    for (const game of ["Merlin", "King Arthur"]) {
      const table = await screen.findByRole("table", { name: game });
      expect(within(table).getAllByText(/^(reconstructed|erschlossen)$/).length).toBeGreaterThan(0);
    }
  },
);

test.each(BOOKS)("the whole law of %s says who made it and where its parts come from", async (game) => {
  await chooseLanguage("en");
  render(Rules, { rule: game, law: true });
  for (const name of PEOPLE[game])
    expect((await screen.findAllByText(new RegExp(name))).length).toBeGreaterThan(0);
  const table = await screen.findByRole("table");
  expect(within(table).getAllByRole("row").length).toBe(Object.keys(sourcesOf(game)).length + 1);
});
