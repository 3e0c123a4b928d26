/** The market in words. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import type { View } from "../../position/view";
import type { Section, Told } from "../../telling/inwords";
import { coinsOf } from "../gold/position";
import { recordFor, SORTS, sortOfWare, waresOf } from "./wares";

/** A ware by its name. */
export function wareName(ware: string): string {
  return recordFor(ware)?.name(ware) ?? ware;
}

/** The same as an object, with its article. */
export function whatWare(ware: string): string {
  return recordFor(ware)?.what(ware) ?? ware;
}

/** What a ware does, in a few words. */
export function wareDoes(ware: string): string | null {
  const sort = sortOfWare(ware);
  return sort && t(`market.does.${sort}`);
}

/** Why nothing can be bought now; null if something can. */
export function whyClosed({ view, seat }: Situation): string | null {
  if (view.active !== seat) return t("market.why.turn");
  if (view.market?.traded) return t("market.why.visited");
  if (view.resolved || view.due) return t("market.why.mission");
  return coinsOf(view, seat) ? null : t("market.why.noCoin");
}

/** A note beside the missions in hand. */
export function handNote(view: View, seat: number): string | null {
  return view.active === seat && view.market?.traded ? t("market.hand") : null;
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
