/** Market: loaded with a table that plays it. */

import shop from "icon:shop";
import { t } from "../../../lib/i18n.svelte";
import type { Board } from "../../sideboards/sideboards";
import { coinsOf } from "../gold/position";
import { install, type Count, type Helper } from "../../layers";
import type { View } from "../../position/view";
import { acts, SHOP, VISIT } from "./acts";
import { ASKS } from "./asks";
import { MARKET_EVENTS } from "./events";
import Labourers from "./Labourers.svelte";
import { handNote, marketSections, relievedByTiles, tilesInWords } from "./phrases";
import Piece from "./Piece.svelte";
import {
  FRUIT,
  goodsWithTiles,
  ownTile,
  ownWares,
  PLUS,
  plusIn,
  plusInPot,
  readMarket,
  sortOfWare,
  valueOf,
} from "./position";
import { THINGS } from "./things";
import Tokens from "./Tokens.svelte";
import Wares from "./Wares.svelte";

const BOARD: Board = {
  key: "market",
  order: 20,
  name: "market.title",
  sign: shop,
  isInPlay: ({ market }) => market !== undefined,
  pieces: ["market", "ware"],
  asks: [SHOP],
  tab: () => import("./Stalls.svelte"),
  shelf: { corner: "top left", of: () => import("./Shelf.svelte") },
  note: ({ market }) => t(market?.traded ? "market.visited" : "market.each"),
  button: (view, you) => (you === null ? 0 : coinsOf(view, you)),
};

/** Tokens and tiles that are neither shield nor material are counted, where there are any. */
function counts(view: View, seat: number): Count[] {
  const [plus, fruit] = [ownWares(view, seat, PLUS), ownWares(view, seat, FRUIT)];
  return [
    {
      id: `own:${seat}:fruit`,
      order: 16,
      piece: FRUIT,
      n: fruit,
      words: t("market.stock.fruit", { n: fruit }),
    },
    { id: `own:${seat}:plus`, order: 35, piece: PLUS, n: plus, words: t("market.stock.plus", { n: plus }) },
  ].filter(({ n }) => n > 0);
}

function helpers({ market }: View, seat: number): Helper[] {
  const helper = (isUsed: boolean) => (die: string) => ({ die, face: valueOf(die) ?? 0, isUsed });
  return [
    ...[...new Set(market?.labourers[seat] ?? [])].map(helper(false)),
    ...(market?.worked[seat] ?? []).map(helper(true)),
  ];
}

install({
  key: "market",
  areas: ["market"],
  acts,
  events: MARKET_EVENTS,
  asks: ASKS,
  things: THINGS,
  crowds: true,
  read: readMarket,
  goods: goodsWithTiles,
  tile: ownTile,
  influence: plusIn,
  pot: plusInPot,
  helpers,
  relief: relievedByTiles,
  handNote,
  sections: marketSections,
  lying: tilesInWords,
  belongings: {
    order: 50,
    ids: ({ market }, seat) => [
      ...Object.keys(market?.wares[seat] ?? {}).map((ware) => `own:${seat}:${ware}`),
      ...[...(market?.labourers[seat] ?? []), ...(market?.worked[seat] ?? [])].map(
        (labourer) => `die:${seat}:${labourer}`,
      ),
    ],
  },
  draws: (name) => /^(stall|good):/.test(name) || name === "market" || sortOfWare(name) !== null,
  Piece,
  sign: (of) => (of === VISIT ? "market" : of.startsWith("stall:") ? of : null),
  counts,
  atCastle: ["own"],
  boards: [BOARD],
  panels: [{ takes: (act, small) => small && act.kind === "buy", of: Wares }],
  ground: [Tokens],
  beside: [Labourers],
});
