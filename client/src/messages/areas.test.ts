import { expect, test } from "vitest";
import type { Message } from "../lib/i18n.svelte";
import { AREAS, type Area } from "./areas";

type Catalogue = Readonly<Record<string, Message>>;

const CATALOGUES = import.meta.glob<Catalogue>(["./*/*.ts", "!./*/index.ts"], {
  eager: true,
  import: "default",
});
const SOURCES = import.meta.glob<string>(
  ["/src/**/*.{ts,svelte}", "!/src/messages/*/*", "!/src/**/*.test.ts"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

/** A module with what it imports at once, what it loads later together with which words, and what it says. */
interface Module {
  now: string[];
  later: { module: string; words: Area[] }[];
  said: Map<Area, string>;
}

/** The areas of modules. Their words come with what is played. */
const OF_MODULES = AREAS.filter((area) => `/src/merlin/modules/${area}/index.ts` in SOURCES);

const STATIC = /(?:import|export)\s(?!type\s)[^;"]*?from\s+"(\.[^"]+)"|import\s+"(\.[^"]+)"/g;
const DYNAMIC = /import\("(\.[^"]+)"\)((?:,\s*"[a-z]+")*)/g;

function keysOf(area: string): string[] {
  return Object.keys(CATALOGUES[`./en/${area}.ts`] ?? {});
}

function resolve(from: string, name: string): string | null {
  const path = new URL(name, `file://${from}`).pathname;
  return [path, `${path}.ts`, `${path}/index.ts`].find((file) => file in SOURCES) ?? null;
}

function read(file: string): Module {
  const source = SOURCES[file] ?? "";
  const later: Module["later"] = [];
  for (const [, name = "", words = ""] of source.matchAll(DYNAMIC)) {
    const module = resolve(file, name);
    if (module) later.push({ module, words: AREAS.filter((area) => words.includes(`"${area}"`)) });
  }
  const said = new Map<Area, string>();
  const whole = new Set([...source.matchAll(/"([^"\n]+)"/g)].map((match) => match[1]));
  // A name is begun in a template, or given as the log whose sentences are said.
  const begun = [...source.matchAll(/`(\w+\.[\w.]*)\$\{|sayIn\("(\w+\.log)"/g)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
  for (const area of AREAS) {
    // Others make such names at run time: only where the module is played, or after asking for its words.
    const starts = OF_MODULES.includes(area) && !file.includes(`/modules/${area}/`) ? [] : begun;
    const key = keysOf(area).find((one) => whole.has(one) || starts.some((start) => one.startsWith(start)));
    if (key) said.set(area, key);
  }
  const now = [...source.matchAll(STATIC)].map((match) => resolve(file, match[1] ?? match[2] ?? ""));
  return { now: now.filter((name) => name !== null), later, said };
}

const modules = new Map(Object.keys(SOURCES).map((file) => [file, read(file)]));

/** A module and all that is loaded with it. */
function loadedWith(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) modules.get(file)?.now.forEach((name) => files.add(name));
  return [...files];
}

/** For everything that is loaded on its own, the words that are there for certain when it is shown. */
function wordsByEntry(): Map<string, Set<Area>> {
  const known = new Map([["/src/main.ts", new Set<Area>(["common"])]]);
  const open = ["/src/main.ts"];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const here = known.get(entry) ?? new Set();
    for (const { module, words } of loadedWith(entry).flatMap((file) => modules.get(file)?.later ?? [])) {
      const there = new Set([...here, ...words]);
      const before = known.get(module);
      const certain = before ? new Set([...before].filter((area) => there.has(area))) : there;
      if (before?.size === certain.size) continue;
      known.set(module, certain);
      open.push(module);
    }
  }
  return known;
}

test("every area is a file in both languages, with the same keys", () => {
  for (const language of ["en", "de"]) {
    const files = Object.keys(CATALOGUES).filter((file) => file.startsWith(`./${language}/`));
    expect(files.sort()).toEqual(AREAS.map((area) => `./${language}/${area}.ts`));
  }
  for (const area of AREAS) {
    expect(Object.keys(CATALOGUES[`./de/${area}.ts`] ?? {}).sort(), area).toEqual(keysOf(area).sort());
  }
});

test("words that stand for others need the same values as those", () => {
  const valuesOf = (message: Message | undefined) =>
    [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort();
  const standIns = AREAS.flatMap((area) =>
    keysOf(area)
      .filter((key) => key.includes(":"))
      .map((key) => ({ area, key })),
  );
  expect(standIns.length).toBeGreaterThan(0);
  for (const { area: home, key } of standIns) {
    const [dialect, usual = ""] = key.split(":");
    expect(AREAS).toContain(dialect);
    const owner = AREAS.find((area) => keysOf(area).includes(usual));
    expect(owner, usual).toBeDefined();
    for (const language of ["en", "de"]) {
      const own = CATALOGUES[`./${language}/${home}.ts`]?.[key];
      const other = CATALOGUES[`./${language}/${owner}.ts`]?.[usual];
      expect(valuesOf(own), `${language} ${key}`).toEqual(valuesOf(other));
      expect(typeof own, `${language} ${key}`).toBe(typeof other);
    }
  }
});

test("nothing at a table leads to the rules in place of the table", () => {
  const atTables = /^\/src\/(table|merlin|kingarthur)\//;
  for (const [file, source] of Object.entries(SOURCES)) {
    if (!atTables.test(file)) continue;
    for (const [link] of source.matchAll(/<a[^>]*href="\/rules[^>]*>/g))
      expect(link, file).toContain('target="_blank"');
    for (const [link] of source.matchAll(/<\w+[^>]*href=\{[^}]*rules[^>]*>?/g))
      expect(link, file).toContain("away");
  }
});

test("every page and dialog comes with all the words that it says", () => {
  const words = wordsByEntry();
  expect(words.size).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const [entry, areas] of words) {
    for (const file of loadedWith(entry)) {
      for (const [area, key] of modules.get(file)?.said ?? []) {
        if (!areas.has(area)) missing.push(`${entry} lacks "${area}": ${file} says ${key}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
