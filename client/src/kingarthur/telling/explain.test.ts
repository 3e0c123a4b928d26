import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseLanguage, learn } from "../../lib/i18n.svelte";
import { ADVENTURES, KINDS, KNIGHTS } from "../../drawings/cards";
import { place } from "../motion/flights";
import { adversaryTarget, adventureTarget, KNIGHT_SUPPLY } from "../choosing/moves";
import { CARDS, exampleView, NAMES } from "../testing/example";
import { explain, placed, type Lying } from "./explain";

const view = exampleView();
const TABLE: Lying = {
  view,
  cards: CARDS,
  readers: { you: 0, names: NAMES },
  knights: KNIGHTS,
  trophies: ["dragon3", "enemy2"],
};
const OPEN = KINDS.flatMap((kind) => view.columns[kind].map((_, index) => place.open(kind, index)));
const PLACES = [
  ...OPEN,
  ...ADVENTURES.map(place.adventure),
  ...KNIGHTS.map((_, index) => place.hand(index)),
  place.trophy(0),
  place.trophy(1),
  place.supply("knights"),
  place.supply("adversaries"),
  place.discards(),
];

beforeEach(() => learn("cardlessons", "kingarthur", "table"));
afterEach(() => chooseLanguage("en"));

describe.each(["en", "de"] as const)("what lies on the table, in %s", (language) => {
  it("is explained, with its rule", async () => {
    await chooseLanguage(language);
    for (const at of PLACES) {
      const said = explain(at, TABLE);
      expect(said?.rule, at).toMatch(/^K\d/);
      expect(said?.title, at).not.toMatch(/[{}]|undefined|^ka\./);
      expect(said?.text, at).toMatch(/\.$/);
      expect(said?.text, at).not.toMatch(/[{}]|undefined|^cards\./);
    }
  });
});

it("every adventure has its own rule", () => {
  const rules = ADVENTURES.map((id) => explain(place.adventure(id), TABLE)?.rule);
  expect(new Set(rules).size).toBe(ADVENTURES.length);
});

it("a seal changes what is said, and the rule", () => {
  const [at = ""] = OPEN;
  const sealed = (seal: number | null) => {
    const columns = Object.fromEntries(
      KINDS.map((kind) => [kind, view.columns[kind].map((open) => ({ ...open, seal }))]),
    ) as unknown as typeof view.columns;
    return explain(at, { ...TABLE, view: { ...view, columns } });
  };
  expect([sealed(null)?.rule, sealed(0)?.rule, sealed(2)?.rule]).toEqual(["K5.1", "K10.3", "K10.2"]);
  expect(sealed(2)?.text).toContain(NAMES[2]);
});

it("players and empty places are not explained", () => {
  for (const at of [place.player(1), place.open("dark", 9), place.hand(99), "nowhere"])
    expect(explain(at, TABLE), at).toBeNull();
  expect(explain(place.hand(0), { ...TABLE, knights: null })).toBeNull();
});

it("the thing of an option is found where it lies", () => {
  const [kind] = KINDS.filter((one) => view.columns[one].length);
  const card = (kind && view.columns[kind][0]?.card) ?? "";
  expect(placed(adversaryTarget(card, false), view)).toBe(place.open(kind ?? "dark", 0));
  expect(placed("adversary:dragon5:mine", view)).toBeNull();
  expect(placed(adventureTarget("grail"), view)).toBe(place.adventure("grail"));
  expect(placed(KNIGHT_SUPPLY, view)).toBe(place.supply("knights"));
});
