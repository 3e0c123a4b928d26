/** Words for players: typed messages in English and German, with plurals, numbers, lists and times. */

import type { Area } from "../messages/areas";
import type { Messages } from "../messages/en";
import { settings, type Language } from "./settings.svelte";

/** A sentence, or its forms by number; the form is chosen by the parameter `n`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The same keys in another language; a message with forms needs forms there as well. */
export type Translation<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
};

export type Key = keyof Messages;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Forms<M> = M extends string ? M : M[keyof M];
/** A message with forms needs `n` to choose one, even where the sentence does not write it. */
type Needed<K extends Key> = Placeholders<Forms<Messages[K]>> | (Messages[K] extends string ? never : "n");
export type Values<K extends Key> = [Needed<K>] extends [never]
  ? []
  : [values: Record<Needed<K>, string | number>];

/** The keys whose messages need no values. */
export type PlainKey = { [K in Key]: [Needed<K>] extends [never] ? K : never }[Key];

/** A piece of a sentence: plain, stressed (`<b>…</b>` in the catalogue), or the place of a parameter. */
export interface Part {
  text: string;
  bold: boolean;
  param: string | null;
}

type Catalogue = Readonly<Record<string, Message>>;

const FILES = import.meta.glob<{ default: Catalogue }>(["../messages/*/*.ts", "!../messages/*/index.ts"]);

/** English is written as in Britain: "Ada, Borin and Cerys", "12 November 2026". */
const LOCALE: Record<Language, string> = { en: "en-GB", de: "de-DE" };

interface Loaded {
  language: Language;
  locale: string;
  messages: Record<string, Message>;
  plural: Intl.PluralRules;
  ordinal: Intl.PluralRules;
  numbers: Intl.NumberFormat;
  lists: Intl.ListFormat;
}

let loaded = $state.raw<Loaded | null>(null);

/** The area whose words replace others now, under its name and a colon before the key. */
let dialect = $state.raw<Area | null>(null);

/** The language that was chosen last. It is used as soon as its words have arrived. */
let chosen: Language | null = null;
/** The areas requested so far. A change of language loads all of them. */
const areas = new Set<Area>(["common"]);
/** The loaded catalogues, by file. */
const catalogues = new Map<string, Catalogue>();

/** Whether there is an area with this name. */
export function isArea(name: string): name is Area {
  return `../messages/en/${name}.ts` in FILES;
}

/** Load the words of a language and use them from now on. */
export async function speak(language: Language): Promise<void> {
  chosen = language;
  try {
    await bring();
  } catch (problem) {
    if (chosen === language) chosen = loaded?.language ?? null;
    throw problem;
  }
}

/** Load the words of more areas, in whatever language is spoken. */
export async function learn(...more: readonly Area[]): Promise<void> {
  for (const area of more) areas.add(area);
  await bring();
}

/** A part of the client together with the words that it says. */
export async function withWords<Part>(part: Promise<Part>, ...said: readonly Area[]): Promise<Part> {
  const [found] = await Promise.all([part, learn(...said)]);
  return found;
}

/** Let the words of an area replace those that it has others for; null for no area. */
export function speakAs(area: Area | null): void {
  dialect = area;
}

async function bring(): Promise<void> {
  // While some words load, others may be requested, or another language.
  do await Promise.all(files().map(load));
  while (!files().every((file) => catalogues.has(file)));
  const language = spoken();
  if (loaded?.language !== language) {
    loaded = {
      language,
      locale: LOCALE[language],
      messages: {},
      plural: new Intl.PluralRules(language),
      ordinal: new Intl.PluralRules(language, { type: "ordinal" }),
      numbers: new Intl.NumberFormat(LOCALE[language]),
      lists: new Intl.ListFormat(LOCALE[language], { type: "conjunction" }),
    };
  }
  // More words of the same language do not change what is on the page.
  Object.assign(loaded.messages, ...files().map((file) => catalogues.get(file)));
}

function spoken(): Language {
  if (!chosen) throw new Error("no language is chosen; call speak() first");
  return chosen;
}

function files(): string[] {
  return [...areas].map((area) => `../messages/${spoken()}/${area}.ts`);
}

async function load(file: string): Promise<void> {
  if (catalogues.has(file)) return;
  const found = await FILES[file]?.();
  if (!found) throw new Error(`there are no words in ${file}`);
  catalogues.set(file, found.default);
}

/** Change the language on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.language = language;
}

function current(): Loaded {
  if (!loaded) throw new Error("no language is loaded; call speak() first");
  return loaded;
}

function sentence(key: string, values: Readonly<Record<string, string | number>>): string {
  const { messages, plural } = current();
  const message = (dialect && messages[`${dialect}:${key}`]) ?? messages[key];
  if (message === undefined) throw new Error(`there is no message "${key}"`);
  if (typeof message === "string") return message;
  return message[plural.select(Number(values["n"]))] ?? message.other;
}

function shown(value: string | number | undefined): string {
  return typeof value === "number" ? number(value) : (value ?? "");
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]));
}

/** The message in the reader's language, without markup. */
export function t<K extends Key>(key: K, ...[values]: Values<K>): string {
  return filled(sentence(key, values ?? {}).replace(/<\/?b>/g, ""), values ?? {});
}

/** The message as pieces, so that a component can set names in bold or put a shield in a sentence. */
export function parts<K extends Key>(key: K, ...[values]: Values<K>): Part[] {
  const given: Readonly<Record<string, string | number>> = values ?? {};
  const pieces: Part[] = [];
  let bold = false;
  for (const token of sentence(key, given).split(/(<\/?b>|\{\w+\})/)) {
    if (token === "<b>" || token === "</b>") bold = token === "<b>";
    else if (/^\{\w+\}$/.test(token)) {
      const param = token.slice(1, -1);
      pieces.push({ text: shown(given[param]), bold, param });
    } else if (token) pieces.push({ text: token, bold, param: null });
  }
  return pieces;
}

/** Whether a name made at run time (an ask, an event, a rule of a newer server) has words here. */
export function hasWords(key: string): key is Key {
  return key in current().messages;
}

/** The words for a name made at run time, or the given text if there are none. */
export function wordsOr(key: string, otherwise: string): string {
  return hasWords(key) ? t(key as PlainKey) : otherwise;
}

/** A number with its own minus, not a hyphen. */
export function number(value: number): string {
  return current().numbers.format(value).replace("-", "−");
}

/** Numbers up to twelve as a word, larger ones in digits. */
export function inWords(value: number): string {
  const key = `number.${value}`;
  return hasWords(key) ? filled(sentence(key, {}), {}) : number(value);
}

/** With a capital letter at the start, as the title of something or the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** "2nd", "2." */
export function ordinal(value: number): string {
  const key = `ordinal.${current().ordinal.select(value)}`;
  return filled(sentence(hasWords(key) ? key : "ordinal.other", {}), { n: value });
}

/** A text beside a title, as a full sentence. */
export function asSentence(text: string): string {
  return capitalised(/[.!?]$/.test(text) ? text : `${text}.`);
}

/** "Ada, Borin and Cerys" */
export function list(items: readonly string[]): string {
  return current().lists.format(items);
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 min ago", "yesterday" */
export function since(moment: Date, now: Date = new Date()): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(current().locale, { numeric: "auto", style: "short" });
  for (const [unit, length] of SPANS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** "12 November 2026" */
export function day(moment: Date): string {
  return new Intl.DateTimeFormat(current().locale, { dateStyle: "long" }).format(moment);
}
