/** The market in words: wares, options, events. */

import { capitalised, inWords, parts as partsOf, t, type Key, type Part } from "../../../lib/i18n.svelte";
import { landingsOf, type Act, type Situation } from "../../choosing/acts";
import { coinsOf, mistletoeOf } from "../gold/position";
import type { Section, Told } from "../../telling/inwords";
import { landings, type Row } from "../../question/rows";
import type { Need } from "../../position/parts";
import { goodName, inPlace, spaceName } from "../../telling/phrases";
import type { Teller } from "../../telling/sentences";
import type { Event, EventName, MarketEventName } from "../../rules";
import type { View } from "../../position/view";
import { goodOf, knightOf } from "../../position/words";
import { MISTLETOE, type Buy, type Settle } from "./acts";
import {
  FRUIT,
  goodOfTile,
  ownWares,
  PLUS,
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
function whatWare(ware: string): string {
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

/** Where a labourer would lead the knight of a player. */
function landing(value: number, { view, seat }: Situation): string {
  return spaceName(landingsOf(view, knightOf(seat), value)[0]?.space ?? "");
}

function buyRow({ ware }: Buy, situation: Situation): Row {
  const value = valueOf(ware);
  const sort = sortOfWare(ware) ?? PLUS;
  const detail =
    value === null
      ? t(`market.does.${sort}`)
      : t("market.option.labourer", { n: value, space: landing(value, situation) });
  return { title: wareName(ware), detail };
}

function settleRow({ piece }: Settle): Row {
  if (piece === MISTLETOE) return { title: t("gold.mistletoe"), detail: t("market.option.sprig.detail") };
  const good = goodOf(piece);
  return good
    ? { title: goodName(good), detail: t("market.option.good.detail") }
    : { title: wareName(piece), detail: t("market.option.tile.detail") };
}

export function marketRow(act: Act, situation: Situation): Row | null {
  const { view, seat } = situation;
  switch (act.kind) {
    case "buy":
      return buyRow(act, situation);
    case "settle":
      return settleRow(act);
    case "underlay": {
      const n = ownWares(view, seat, PLUS);
      return {
        title: t("market.option.plus"),
        detail: t("market.option.plus.detail", { n, words: inWords(n) }),
      };
    }
    case "stop":
      return { title: t("market.option.stop"), detail: t("market.option.stop.detail") };
    case "fruit":
      return {
        title: t("ml.option.apple", { face: act.face }),
        detail: t("market.option.fruit.detail", { to: landings(act, situation) }),
      };
    default:
      return null;
  }
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

// The log

type Both = Key extends infer K ? (K extends `market.log.${infer Name}.you` ? Name : never) : never;

function say(teller: Teller, what: Both, values: Record<string, string | number> = {}): Part[] {
  const key = `market.log.${what}.${teller.isYou ? "you" : "other"}` as "market.log.bought.other";
  return partsOf(key, { name: teller.name, ...values } as { name: string; what: string });
}

export function marketSaid({ name, facts }: Event, teller: Teller): readonly Part[] | null {
  const counted = (n: number, values: Record<string, string> = {}) => ({ n, words: inWords(n), ...values });
  switch (name) {
    case "bought":
      return say(teller, "bought", { what: whatWare(facts.ware) });
    case "returned-ware":
      return say(teller, "returned", { what: whatWare(facts.ware) });
    case "turned":
      return facts.means === FRUIT ? say(teller, "turned", { from: facts.origin, face: facts.face }) : null;
    case "laid-plus":
      return say(teller, "laid", { in: inPlace(facts.place) });
    case "returned-plus":
      return say(teller, "returnedPlus", counted(facts.count, { in: inPlace(facts.place) }));
    case "used-labourer":
      return say(teller, "worked", { n: valueOf(facts.labourer) ?? 0 });
    case "stopped":
      return say(teller, "stopped");
    case "dismissed":
      return say(teller, "dismissed", counted(facts.labourers.length));
    default:
      name satisfies Exclude<EventName, MarketEventName>;
      return null;
  }
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
