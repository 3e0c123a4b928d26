/** A small position for tests and pictures: what the server would send, and questions about it. */

import type { QuestionInfo } from "../../lib/api";
import { readCards } from "../position/cards";
import { readView, type View } from "../position/view";

export const COMPONENTS = {
  adventures: [
    { id: "grail", value: 20, condition: { total: 12 } },
    { id: "mountain", value: 14, condition: { total: 9 } },
    { id: "beast", value: 13, condition: { total: 8, kind: "dragon" } },
    { id: "greenknight", value: 12, condition: { each: [3, 4] } },
    { id: "seamonster", value: 12, condition: { kinds: ["dark", "enemy", "monster", "dragon"] } },
    { id: "vikings", value: 11, condition: { cards: 4 } },
    { id: "fisher", value: 10, condition: { total: 6, kind: "monster" } },
    { id: "treasure", value: 9, condition: { each: [3, 3], or: "dragon5" } },
    { id: "mark", value: 9, condition: { kinds: ["dark", "enemy", "monster"] } },
    { id: "tournament", value: 8, condition: { total: 5, kind: "enemy" } },
    { id: "excalibur", value: 8, condition: { total: 5 } },
    { id: "saxons", value: 7, condition: { total: 4, kind: "dark" } },
    { id: "robbers", value: 6, condition: { cards: 2 } },
  ],
};

export const CARDS = readCards(COMPONENTS);
export const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

/** The view of seat 0, changed at will. */
export function wireView(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    game: "kingarthur",
    seats: 4,
    options: { seals: "off" },
    turns: 12,
    active: 0,
    over: false,
    ended: null,
    scores: null,
    winners: null,
    adventures: Object.fromEntries(COMPONENTS.adventures.map(({ id }) => [id, null])),
    columns: {
      dark: ["dark1", "dark2", "dark2", "dark3"],
      enemy: ["enemy3", "enemy2"],
      monster: ["monster4", "monster3", "monster2"],
      dragon: ["dragon5", "dragon3"],
    },
    adversary_supply: 14,
    knight_supply: 20,
    knight_discards: ["red1", "beige1"],
    hands: [["beige1", "beige1", "merlin", "orange1", "orange2", "red1", "red1", "red2"], 5, 9, 4],
    trophies: [["enemy3", "monster1", "monster2"], 3, 4, 2],
    out: [],
    ...change,
  };
}

export function exampleView(change: Record<string, unknown> = {}): View {
  return readView(wireView(change));
}

/** A question whose words are made as the server makes them. */
export function asking(ask: string, options: unknown[], rule = "K5.1"): QuestionInfo {
  const word = (option: unknown): string => {
    if (option === null) return "-";
    if (!Array.isArray(option)) return String(option);
    return option.map((part: unknown) => (Array.isArray(part) ? part.join("+") : String(part))).join(":");
  };
  return { seat: 0, ask, rule, options, words: options.map(word), about: {} };
}
