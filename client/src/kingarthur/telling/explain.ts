/** What a card or a pile on the table is, with the number of its rule. */

import { capitalised, hasWords, t, type Key } from "../../lib/i18n.svelte";
import { ADVENTURE_RULES } from "../../rules/kingarthur/adventures";
import type { Readers } from "../../table/log";
import { adversaryOf, knightOf, KINDS, type Adventure } from "../../drawings/cards";
import { isKnight, type Cards } from "../position/cards";
import { place } from "../motion/flights";
import type { Open, View } from "../position/view";
import { conditionWords } from "./conditions";
import { adversaryName } from "./phrases";

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly now: readonly string[];
  readonly rule: string;
}

/** The table on which the thing lies. */
export interface Lying {
  readonly view: View;
  readonly cards: Cards;
  readonly readers: Readers;
  /** The cards of the hand that is shown. */
  readonly knights: readonly string[] | null;
  readonly trophies: readonly string[] | null;
}

/** Explain what lies at a place (`place` in the flights); null if there is nothing to explain. */
export function explain(at: string, { view, cards, readers, knights, trophies }: Lying): Explanation | null {
  const [sort, one = "", other = ""] = at.split(":");
  switch (sort) {
    case "adventure":
      return adventure(one as Adventure, view, cards, readers);
    case "open":
    case "seal": {
      const kind = KINDS.find((known) => known === one);
      const open = kind && view.columns[kind][Number(other)];
      return open ? adversary(open.card, open.seal, readers) : null;
    }
    case "hand": {
      const card = knights?.[Number(one)];
      return card === undefined ? null : knight(card);
    }
    case "trophy": {
      const card = trophies?.[Number(one)];
      return card === undefined ? null : trophy(card);
    }
    case "supply":
      return one === "knights"
        ? pile(t("ka.supply.knights.label"), t("cards.knights"), "K7.1")
        : pile(t("ka.supply.adversaries.label"), t("cards.adversaries"), "K4.1");
    case "discards":
      return pile(t("ka.discards.title"), t("cards.discards"), "K7.2");
    default:
      return null;
  }
}

function pile(title: string, text: string, rule: string): Explanation {
  return { title, text, now: [], rule };
}

function adventure(id: Adventure, view: View, cards: Cards, readers: Readers): Explanation | null {
  const lying = view.adventures.find((one) => one.id === id);
  if (!lying) return null;
  const { condition, value } = cards[id];
  const { owner } = lying;
  const taken =
    owner === readers.you ? t("ka.takenByYou") : t("ka.takenBy", { name: readers.names[owner ?? -1] ?? "" });
  return {
    title: t(`ka.adventure.${id}`),
    text: t("cards.adventure", { n: value, condition: conditionWords(condition) }),
    now: owner === null ? [] : [capitalised(taken)],
    rule: ADVENTURE_RULES[id],
  };
}

function adversary(card: string, seal: number | null, readers: Readers): Explanation {
  const { value } = adversaryOf(card);
  const [title, text] = [adversaryName(card), t("cards.adversary", { n: value })];
  if (seal === null) return { title, text, now: [], rule: "K5.1" };
  if (seal === readers.you)
    return { title, text: t("cards.sealed.you", { n: value }), now: [], rule: "K10.3" };
  const name = readers.names[seal] ?? "";
  return { title, text: t("cards.sealed", { name }), now: [], rule: "K10.2" };
}

function trophy(card: string): Explanation {
  const { value: n } = adversaryOf(card);
  return { title: adversaryName(card), text: t("cards.trophy", { n }), now: [], rule: "K6.1" };
}

function knight(card: string): Explanation | null {
  const key = `ka.knight.${card}`;
  if (!isKnight(card) || !hasWords(key)) return null;
  const { colour, worth } = knightOf(card);
  const text = colour === "merlin" ? t("cards.merlin") : t("cards.knight", { n: worth });
  return { title: capitalised(t(key as Extract<Key, "ka.knight.merlin">)), text, now: [], rule: "K5.1" };
}

/** The place of a thing that a move is about (`Target` in the moves); null if it is nowhere. */
export function placed(target: string, view: View): string | null {
  const [sort, card = "", seal = ""] = target.split(":");
  if (sort !== "adversary") return target;
  const { kind } = adversaryOf(card);
  const isMeant = (open: Open): boolean => open.card === card && (open.seal === null) === (seal === "open");
  const index = view.columns[kind].findIndex(isMeant);
  return index < 0 ? null : place.open(kind, index);
}
