/** The market, loaded with a table that plays it. */

import shop from "icon:shop";
import { t, withWords } from "../../../lib/i18n.svelte";
import type { WithActs } from "../../choosing/act";
import type { WithEvents } from "../../events/records";
import { install, type Count } from "../../layers";
import type { View } from "../../position/view";
import type { MarketAct, MarketEventName, MarketZones } from "../../rules";
import type { Board } from "../../sideboards/sideboards";
import { first, joined, type All } from "../../tables";
import { coinsOf } from "../gold/position";
import { ACTS, SHOP } from "./acts";
import { ASKS } from "./asks";
import Beside from "./Beside.svelte";
import { EVENTS } from "./events";
import { handNote, marketSections, wareName } from "./phrases";
import Piece from "./Piece.svelte";
import { ownWares, type MarketView } from "./position";
import { THINGS } from "./things";
import { goodsWithTiles, ownTile, tilesInWords } from "./tiles";
import Under from "./Under.svelte";
import { ownId } from "./ware";
import Wares from "./Wares.svelte";
import { ofWares, recordOf, SORTS, sortOfWare } from "./wares";

const acts: WithActs<"buy" | "settle", MarketAct[0]> = joined(ACTS, ...ofWares("acts"));
const events: WithEvents<MarketEventName> = joined(EVENTS, ...ofWares("events"));

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

type Readers = ReturnType<typeof ofWares<"read">>;

/** What the view shows of wares that are laid out or at work. */
function inUse(wire: Partial<MarketZones>): All<ReturnType<Readers[number]>> {
  return Object.assign({}, ...ofWares("read").map((read) => read(wire)));
}

function read(wire: Partial<MarketZones>): { market: MarketView } {
  const { market: stalls = {}, wares = [], traded = false } = wire;
  return { market: { stalls, wares, traded, ...inUse(wire) } };
}

/** Some wares are counted, if there are any. */
function counts(view: View, seat: number): Count[] {
  return SORTS.flatMap((sort) => {
    const { counted } = recordOf(sort);
    const n = ownWares(view, seat, sort);
    if (!counted || !n) return [];
    return [{ id: ownId(seat, sort), order: counted.order, piece: sort, n, words: counted.words(n) }];
  });
}

/** The wares of a player by their ids, those that are used up last. */
function belongings(view: View, seat: number): string[] {
  const hired = ofWares("hired").flatMap((hiredBy) => hiredBy(view, seat));
  const [done, ready] = [hired.filter(({ isDone }) => isDone), hired.filter(({ isDone }) => !isDone)];
  return [
    ...Object.keys(view.market?.wares[seat] ?? {}).map((ware) => ownId(seat, ware)),
    ...[...ready, ...done].map(({ ware }) => `die:${seat}:${ware}`),
  ];
}

install({
  key: "market",
  areas: ["market"],
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  samples: {
    ...Object.fromEntries(ofWares("sample").map((ware) => [ware, () => wareName(ware)])),
    coin: () => t("market.piece.coin"),
  },
  valued: { wares: { sign: shop, name: () => t("market.source") } },
  acts,
  events,
  asks: ASKS,
  things: joined(THINGS, ...ofWares("things")),
  crowds: true,
  read,
  goods: goodsWithTiles,
  tile: ownTile,
  influence: (...at) => ofWares("under").reduce((sum, under) => sum + under(...at), 0),
  pot: (...at) => ofWares("pot").reduce((sum, pot) => sum + pot(...at), 0),
  helpers: (...of) => ofWares("helpers").flatMap((helpers) => helpers(...of)),
  relief: (...mission) => first(ofWares("relief").map((relief) => relief(...mission))),
  handNote,
  sections: marketSections,
  lying: tilesInWords,
  belongings: { order: 50, ids: belongings },
  draws: (name) => /^(stall|good):/.test(name) || name === "market" || sortOfWare(name) !== null,
  Piece,
  counts,
  atCastle: ["own"],
  boards: [BOARD],
  panels: [{ takes: (act, small) => small && act.kind === "buy", of: Wares }],
  ground: [Under],
  beside: [Beside],
});
