/** The market: which wares lie on its board, which a player has bought, who works, and the tokens under markers. */

import type { Mission } from "../../position/parts";
import type { Tile, Use } from "../../layers";
import type { MarketZones } from "../../rules";
import type { View } from "../../position/view";
import { goodOf, PLACES, sortOf, type Good, type Kind, type Place } from "../../position/words";

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

declare module "../../position/view" {
  interface View {
    readonly market?: MarketView;
  }
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

export function readMarket(wire: Partial<MarketZones>): { market: MarketView } {
  return {
    market: {
      stalls: wire.market ?? {},
      wares: wire.wares ?? [],
      labourers: wire.labourers ?? [],
      worked: wire.worked ?? [],
      plus: wire.plus_tokens ?? [],
      traded: wire.traded ?? false,
    },
  };
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
  if (use === "score") return view.settings["marketStrict"] === "on" ? goods : withGoods(goods, own);
  return view.settings["marketWild"] === "on" ? painted(goods, own, use) : withGoods(goods, own);
}

/** The tokens of a player under markers in a principality. */
export function plusIn({ market }: View, seat: number, place: Place): number {
  return market?.plus[seat]?.[place] ?? 0;
}
/** What tokens add to the points of a principality. */
export function plusInPot(view: View, place: Place): number {
  if (view.settings["plusInPot"] === "off") return 0;
  return view.markers.reduce((sum, _, seat) => sum + plusIn(view, seat, place), 0);
}
