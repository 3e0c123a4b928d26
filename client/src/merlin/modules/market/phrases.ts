/** The market in words: wares and options. */

import { capitalised, inWords, t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import { coinsOf, mistletoeOf } from "../gold/position";
import type { Section, Told } from "../../telling/inwords";
import type { Need } from "../../position/parts";
import { goodName } from "../../telling/phrases";
import type { View } from "../../position/view";
import { FRUIT, goodOfTile, ownWares, PLUS, SORTS, valueOf, waresOf, type Sort } from "./position";

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

/** "Shield tiles", as a stall of the market */
export function stallName(sort: Sort): string {
  return sort === PLUS || sort === FRUIT ? t(`market.name.${sort}`) : t(`market.stall.${sort}`);
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

/** Why nothing can be bought now; null if something can. */
export function whyClosed({ view, seat }: Situation): string | null {
  if (view.active !== seat) return t("market.why.turn");
  if (view.market?.traded) return t("market.why.visited");
  if (view.resolved || view.due) return t("market.why.mission");
  return coinsOf(view, seat) ? null : t("market.why.noCoin");
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
