/** The market: which wares lie on its board, which a player has bought, who works, and the tokens under markers. */

import type { Mission } from "../parts";
import type { Tile, Use } from "../modules";
import type { Event, View } from "../view";
import { goodOf, PLACES, placeOf, sortOf, type Good, type Kind, type Place } from "../words";

export interface MarketView {
  /** How many of each ware lie on the board. */
  readonly stalls: Readonly<Record<string, number>>;
  /** The wares of each seat that are not spent. */
  readonly wares: readonly Readonly<Record<string, number>>[];
  /** The labourers of each seat that are still to work, and those that are done for this round. */
  readonly labourers: readonly (readonly string[])[];
  readonly worked: readonly (readonly string[])[];
  /** The plus tokens of each seat under markers. */
  readonly plus: readonly Readonly<Record<Place, number>>[];
  /** Whether the market was visited in this turn. */
  readonly traded: boolean;
}

export const PLUS = "plus";
/** A tile that is an apple or mistletoe. */
export const FRUIT = "fruit";
const LABOURER = "labourer-";
const TILE = "-tile";

/** What the wares of a stall are. */
export const SORTS = ["shield", "material", "labourer", PLUS, FRUIT] as const;
export type Sort = (typeof SORTS)[number];

/** How far a labourer goes; null for another ware. */
export function valueOf(ware: string): number | null {
  return ware.startsWith(LABOURER) ? Number(ware.slice(LABOURER.length)) : null;
}
/** The good that a tile stands for: "blue-shield" for "blue-shield-tile"; null for another ware. */
export function goodOfTile(ware: string): Good | null {
  return ware.endsWith(TILE) ? goodOf(ware.slice(0, -TILE.length)) : null;
}
export function tileFor(good: Good): string {
  return `${good}${TILE}`;
}
/** The stall at which a ware is sold; null for what is no ware. */
export function sortOfWare(ware: string): Sort | null {
  const good = goodOfTile(ware);
  if (good) return SORTS.find((sort) => sort === sortOf(good)) ?? null;
  if (valueOf(ware) !== null) return "labourer";
  return ware === PLUS || ware === FRUIT ? ware : null;
}
/** The wares of a stall, in the order of the board. */
export function waresOf({ stalls }: MarketView, sort: Sort): string[] {
  return Object.keys(stalls).filter((ware) => sortOfWare(ware) === sort);
}

// Reading

type Wire = Readonly<Record<string, unknown>>;

function record(value: unknown): Wire {
  return typeof value === "object" && value !== null ? (value as Wire) : {};
}
function counts(value: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(record(value)).map(([ware, n]) => [ware, Number(n)]));
}
function bySeat<Item>(value: unknown, item: (given: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.map(item) : [];
}
function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
function byPlace(value: unknown): Record<Place, number> {
  const given = counts(value);
  return Object.fromEntries(PLACES.map((place) => [place, given[place] ?? 0])) as Record<Place, number>;
}

export function readMarket(wire: Wire): { market: MarketView } {
  return {
    market: {
      stalls: counts(wire["market"]),
      wares: bySeat(wire["wares"], counts),
      labourers: bySeat(wire["labourers"], words),
      worked: bySeat(wire["worked"], words),
      plus: bySeat(wire["plus_tokens"], byPlace),
      traded: wire["traded"] === true,
    },
  };
}

// What events change

function at<Item>(items: readonly Item[], seat: number, change: (item: Item) => Item): Item[] {
  return items.map((item, index) => (index === seat ? change(item) : item));
}
function plus(all: Readonly<Record<string, number>>, ware: string, by: number): Record<string, number> {
  const { [ware]: before = 0, ...others } = all;
  return before + by || ware in others ? { ...all, [ware]: before + by } : others;
}
/** Wares that come back to the board. */
function returned(market: MarketView, wares: readonly string[]): MarketView {
  const stalls = { ...market.stalls };
  for (const ware of wares) stalls[ware] = (stalls[ware] ?? 0) + 1;
  return { ...market, stalls };
}
function without(wares: readonly string[], gone: string): string[] {
  const index = wares.indexOf(gone);
  return wares.filter((_, place) => place !== index);
}

function bought(market: MarketView, seat: number, ware: string): MarketView {
  const left = { ...market.stalls, [ware]: (market.stalls[ware] ?? 0) - 1 };
  const now = { ...market, stalls: left, traded: true };
  if (valueOf(ware) !== null) {
    return { ...now, labourers: at(market.labourers, seat, (own) => [...own, ware].sort()) };
  }
  return { ...now, wares: at(market.wares, seat, (own) => plus(own, ware, 1)) };
}

function tokens(market: MarketView, seat: number, place: Place, by: number): MarketView {
  return { ...market, plus: at(market.plus, seat, (own) => ({ ...own, [place]: own[place] + by })) };
}

function changed(market: MarketView, seat: number, { name, facts }: Event): MarketView {
  const ware = String(facts["ware"]);
  const place = placeOf(facts["place"]);
  const labourer = String(facts["labourer"]);
  switch (name) {
    case "turn":
    case "over":
      return { ...market, traded: false };
    case "bought":
      return bought(market, seat, ware);
    case "returned-ware":
      return returned({ ...market, wares: at(market.wares, seat, (own) => plus(own, ware, -1)) }, [ware]);
    case "laid-plus": {
      const wares = at(market.wares, seat, (own) => plus(own, PLUS, -1));
      return place ? tokens({ ...market, wares }, seat, place, 1) : market;
    }
    case "returned-plus": {
      const n = Number(facts["count"]);
      if (!place) return market;
      return returned(
        tokens(market, seat, place, -n),
        Array.from({ length: n }, () => PLUS),
      );
    }
    case "used-labourer":
      return {
        ...market,
        labourers: at(market.labourers, seat, (own) => without(own, labourer)),
        worked: at(market.worked, seat, (own) => [...own, labourer]),
      };
    case "stopped":
      return {
        ...market,
        labourers: at(market.labourers, seat, () => []),
        worked: at(market.worked, seat, (own) => [...own, ...words(facts["labourers"])]),
      };
    case "dismissed":
      return returned({ ...market, worked: at(market.worked, seat, () => []) }, words(facts["labourers"]));
    default:
      return market;
  }
}

/** What is bound besides: a labourer takes the turn, a tile is eaten as an apple. */
function bound(view: View, { name, facts }: Event): View {
  if (name === "used-labourer") return { ...view, chosen: String(facts["labourer"]) };
  if (name === "stopped") return { ...view, chosen: words(facts["labourers"])[0] ?? null };
  if (name === "turned" && facts["means"] === FRUIT)
    return { ...view, ate: true, chosen: String(facts["die"]) };
  return view;
}

export function marketAfter(view: View, event: Event): View {
  const { market } = view;
  if (!market) return view;
  const now = changed(market, event.seat ?? view.active, event);
  return bound(now === market ? view : { ...view, market: now }, event);
}

// What one reads at a glance

/** How many of a ware a player has. */
export function ownWares({ market }: View, seat: number, ware: string): number {
  return market?.wares[seat]?.[ware] ?? 0;
}

export function ownTile(view: View, seat: number, good: Good): Tile | null {
  const piece = tileFor(good);
  const n = ownWares(view, seat, piece);
  return n ? { id: `own:${seat}:${piece}`, piece, n } : null;
}

/** The goods that a player's tiles stand for. */
function tiles(view: View, seat: number): Good[] {
  return Object.entries(view.market?.wares[seat] ?? {}).flatMap(([ware, n]) => {
    const good = goodOfTile(ware);
    return good ? Array.from({ length: n }, () => good) : [];
  });
}

type Goods = Readonly<Record<Good, number>>;

function withGoods(goods: Goods, more: readonly Good[]): Goods {
  const all = { ...goods };
  for (const good of more) all[good] += 1;
  return all;
}

/** As a house rule tiles have the colours that a mission lacks, or pay for anything. */
function painted(goods: Goods, own: readonly Good[], use: Mission | "pay"): Goods {
  const kinds = [...new Set(own.map(sortOf))];
  return kinds.reduce((all: Goods, kind: Kind) => {
    const mine = own.filter((good) => sortOf(good) === kind);
    if (use === "pay") {
      return withGoods(
        all,
        PLACES.map((place): Good => `${place}-${kind}`),
      );
    }
    const lacking = use.needs.flatMap((need) =>
      need.kind === "good" && need.sort === kind ? [need.good] : [],
    );
    const wanted = PLACES.map((place): Good => `${place}-${kind}`)
      .map((good) => ({ good, n: lacking.filter((one) => one === good).length - all[good] }))
      .filter(({ n }) => n > 0)
      .toSorted((one, other) => one.n - other.n)
      .flatMap(({ good, n }) => Array.from({ length: n }, () => good));
    return withGoods(all, [...wanted, ...mine].slice(0, mine.length));
  }, goods);
}

/** Tiles count as goods; as house rules only for missions and payments, or in any colour. */
export function goodsWithTiles(goods: Goods, view: View, seat: number, use: Use): Goods {
  const own = tiles(view, seat);
  if (!own.length) return goods;
  if (use === "score") return view.options["marketStrict"] === "on" ? goods : withGoods(goods, own);
  return view.options["marketWild"] === "on" ? painted(goods, own, use) : withGoods(goods, own);
}

/** The tokens of a player under markers in a principality. */
export function plusIn({ market }: View, seat: number, place: Place): number {
  return market?.plus[seat]?.[place] ?? 0;
}
/** What tokens add to the points of a principality. */
export function plusInPot(view: View, place: Place): number {
  if (view.options["plusInPot"] === "off") return 0;
  return view.markers.reduce((sum, _, seat) => sum + plusIn(view, seat, place), 0);
}
