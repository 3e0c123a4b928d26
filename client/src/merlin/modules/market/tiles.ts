/** Tiles that are as good as the goods that they show. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { Tile, Use } from "../../layers";
import { place } from "../../motion/flights";
import type { Mission } from "../../position/parts";
import type { View } from "../../position/view";
import { goodOf, PLACES, sortOf, type Good, type Kind } from "../../position/words";
import { goodName } from "../../telling/phrases";
import { ownWares } from "./position";
import { ownId, type WareRecord } from "./ware";
import GoodPicture from "./GoodPicture.svelte";

type Goods = Readonly<Record<Good, number>>;

const TILE = "-tile";

/** The good that a tile stands for: "blue-flag" for "blue-flag-tile"; null for another ware. */
export function goodOfTile(ware: string): Good | null {
  return ware.endsWith(TILE) ? goodOf(ware.slice(0, -TILE.length)) : null;
}

function isOf(kind: Kind, good: Good | null): boolean {
  return good !== null && sortOf(good) === kind;
}

function nameOf(ware: string): string {
  const good = goodOfTile(ware);
  return good ? goodName(good) : "";
}

/** The record of the tiles that show goods of a kind. */
export function tilesFor(kind: Kind) {
  return {
    isOne: (ware: string) => isOf(kind, goodOfTile(ware)),
    rule: "R61",
    name: (ware: string) => t("market.name.tile", { good: nameOf(ware) }),
    what: (ware: string) => t("market.what.tile", { good: nameOf(ware) }),
    whyNot: () => t("market.why.tile"),
    at: (seat: number, ware: string) => {
      const good = goodOfTile(ware);
      return [ownId(seat, ware), ...(good ? [place.castle(seat, good)] : [])];
    },
    Picture: GoodPicture,
  } satisfies Partial<WareRecord>;
}

export function ownTile(view: View, seat: number, good: Good): Tile | null {
  const piece = `${good}${TILE}`;
  const n = ownWares(view, seat, piece);
  return n ? { id: ownId(seat, piece), piece, n } : null;
}

/** The goods that a player's tiles stand for. */
function tiles(view: View, seat: number): Good[] {
  return Object.entries(view.market?.wares[seat] ?? {}).flatMap(([ware, n]) => {
    const good = goodOfTile(ware);
    return good ? Array.from({ length: n }, () => good) : [];
  });
}

function withGoods(goods: Goods, more: readonly Good[]): Goods {
  const all = { ...goods };
  for (const good of more) all[good] += 1;
  return all;
}

/** Under a house rule, tiles have the colours that a mission lacks, or pay for anything. */
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

/** Tiles count as goods; under house rules only for missions and payments, or in any colour. */
export function goodsWithTiles(goods: Goods, view: View, seat: number, use: Use): Goods {
  const own = tiles(view, seat);
  if (!own.length) return goods;
  if (use === "score") return view.settings["marketStrict"] === "on" ? goods : withGoods(goods, own);
  return view.settings["marketWild"] === "on" ? painted(goods, own, use) : withGoods(goods, own);
}

/** The tiles at a player's castle. */
export function tilesInWords({ market }: View, seat: number): string[] {
  return Object.entries(market?.wares[seat] ?? {}).flatMap(([ware, n]) => {
    const good = goodOfTile(ware);
    if (!good) return [];
    const what = t("market.name.tile", { good: goodName(good) });
    return [n > 1 ? t("mt.counted", { words: inWords(n), what }) : what];
  });
}
