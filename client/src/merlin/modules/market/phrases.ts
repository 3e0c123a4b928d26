/** The market in words: wares and options. */

import { capitalised, inWords, list, t } from "../../../lib/i18n.svelte";
import type { Act, Row, Situation } from "../../choosing/act";
import type { Explanation } from "../../telling/explain";
import { coinsOf, mistletoeOf } from "../gold/position";
import type { Section, Told } from "../../telling/inwords";
import type { Need } from "../../position/parts";
import { goodName } from "../../telling/phrases";
import type { View } from "../../position/view";
import { placeOf } from "../../position/words";
import { MISTLETOE, VISIT } from "./acts";
import {
  FRUIT,
  goodOfTile,
  ownWares,
  PLUS,
  plusIn,
  SORTS,
  sortOfWare,
  valueOf,
  waresOf,
  type Sort,
} from "./position";

/** "Fish shield tile", "Day labourer 3" */
export function wareName(ware: string): string {
  const good = goodOfTile(ware);
  if (good) return t("market.name.shield", { good: goodName(good) });
  const n = valueOf(ware);
  if (n !== null) return t("market.name.labourer", { n });
  return t(ware === PLUS ? "market.name.plus" : "market.name.fruit");
}

/** "a plus token": as what is bought or given back */
export function whatWare(ware: string): string {
  const good = goodOfTile(ware);
  if (good) return t("market.what.tile", { good: goodName(good) });
  const n = valueOf(ware);
  if (n !== null) return t("market.what.labourer", { n });
  return t(ware === PLUS ? "market.what.plus" : "market.what.fruit");
}

function stallName(sort: Sort): string {
  return sort === PLUS || sort === FRUIT ? t(`market.name.${sort}`) : t(`market.stall.${sort}`);
}

/** What can be spent is a tile, and the mistletoe that it is as good as. */
export function payText(ask: string, acts: readonly Act[]): string | null {
  const isSprig = ask === "pay" && acts.some((act) => act.kind === "settle" && act.piece === MISTLETOE);
  return isSprig ? t("market.say.pay.mistletoe") : null;
}

/** Tiles with apple and mistletoe help with a mission too, after all mistletoe. */
export function relievedByTiles(
  said: string,
  lacking: readonly Need[],
  { view, seat }: Situation,
): string | null {
  const [n, own] = [lacking.length, mistletoeOf(view, seat)];
  const tiles = n - own;
  if (tiles < 1 || tiles > ownWares(view, seat, FRUIT)) return null;
  if (!own) return t("market.option.mission.tiles", { said, n: tiles, words: inWords(tiles) });
  return t("market.option.mission", { said, n: tiles, words: inWords(tiles) });
}

/** What several purchases have in common: the market, or a stall. */
export function marketThing(id: string, acts: readonly Act[], { view, seat }: Situation): Row | null {
  const [kind, word] = id.split(":");
  if (id === VISIT) {
    const n = coinsOf(view, seat);
    const buys = t("market.option.visit.detail", { n, words: inWords(n) });
    const mission = view.hands[seat]?.count ? `; ${t("market.option.visit.mission")}` : "";
    return { title: t("market.option.visit"), detail: `${buys}${mission}` };
  }
  const sort = SORTS.find((known) => known === word);
  if (kind !== "stall" || !sort) return null;
  const n = acts.length;
  const values = acts.flatMap((act) => (act.kind === "buy" ? (valueOf(act.ware) ?? []) : []));
  const left = values.length
    ? t("market.values", { values: list(values.map(String)) })
    : t("market.colours", { n, words: inWords(n) });
  return { title: stallName(sort), detail: `${t(`market.does.${sort}`)}; ${left}` };
}

// Explanations

const RULES: Readonly<Record<Sort, string>> = {
  shield: "R61",
  material: "R61",
  labourer: "R62",
  plus: "R63",
  fruit: "R64",
};

function ofWare(ware: string, now: string | null): Explanation | null {
  const sort = sortOfWare(ware);
  return sort && { title: wareName(ware), text: t(`market.explain.${sort}`), rule: RULES[sort], now };
}

export function explainMarket(id: string, { view, names = [] }: Situation): Explanation | null {
  const { market } = view;
  const [kind, one = "", other = ""] = id.split(":");
  if (!market) return null;
  if (id === VISIT) {
    return { title: t("market.title"), text: t("market.explain.visit"), rule: "R60.2", now: null };
  }
  switch (kind) {
    case "ware": {
      const n = market.stalls[one] ?? 0;
      return ofWare(one, n ? t("market.left", { n }) : t("market.soldOut"));
    }
    case "own":
      return ofWare(other, null);
    case "die":
      return valueOf(other) === null ? null : ofWare(other, null);
    case "plus": {
      const place = placeOf(other);
      if (!place || !plusIn(view, Number(one), place)) return null;
      return {
        title: t("market.name.plus"),
        text: t("market.explain.laid", { name: names[Number(one)] ?? "" }),
        rule: "R63",
        now: t("market.stock.plus", { n: plusIn(view, Number(one), place) }),
      };
    }
    default:
      return null;
  }
}

/** Why nothing can be bought now; null if something can. */
export function whyClosed({ view, seat }: Situation): string | null {
  if (view.active !== seat) return t("market.why.turn");
  if (view.market?.traded) return t("market.why.visited");
  if (view.resolved || view.due) return t("market.why.mission");
  return coinsOf(view, seat) ? null : t("market.why.noCoin");
}

export function whyNotMarket(id: string, situation: Situation): string | null {
  const { view, seat } = situation;
  const [kind, one = "", other = ""] = id.split(":");
  const isOwn = one === String(seat);
  switch (kind) {
    case "market":
      return whyClosed(situation);
    case "ware":
      return view.market?.stalls[one] ? whyClosed(situation) : t("market.why.soldOut");
    case "own":
      if (!isOwn) return null;
      if (other === PLUS || other === FRUIT) return t(`market.why.${other}`);
      return t("market.why.tile");
    case "die":
      return isOwn && view.market?.worked[seat]?.includes(other) ? t("market.why.worked") : null;
    case "mission":
      return view.market?.traded && view.hands[seat]?.cards?.includes(one)
        ? t("market.why.afterMarket")
        : null;
    default:
      return null;
  }
}

/** What is said beside the missions in hand. */
export function handNote(view: View, seat: number): string | null {
  return view.active === seat && view.market?.traded ? t("market.hand") : null;
}

/** The tiles at a player's castle. */
export function tilesInWords({ market }: View, seat: number): string[] {
  return Object.entries(market?.wares[seat] ?? {}).flatMap(([ware, n]) =>
    goodOfTile(ware) ? [n > 1 ? t("mt.counted", { n, what: wareName(ware) }) : wareName(ware)] : [],
  );
}

/** The board of the market in words. */
export function marketSections({ view }: Told): Section[] {
  const { market } = view;
  if (!market) return [];
  const entries = SORTS.flatMap((sort) =>
    waresOf(market, sort).map((ware) => ({
      id: `ware:${ware}`,
      words: t("market.words.ware", { ware: wareName(ware), n: market.stalls[ware] ?? 0 }),
      parts: [],
    })),
  );
  return [{ title: t("market.title"), entries }];
}

/** "labourer 3, has worked" */
export function labourerLabel(labourer: string, isDone: boolean): string {
  return capitalised(
    t(isDone ? "market.labourer.done" : "market.labourer.ready", { n: valueOf(labourer) ?? 0 }),
  );
}
