/** Knights of the Round Table: loaded with a table that plays it. */

import swords from "icon:swords-emblem";
import { t } from "../../../lib/i18n.svelte";
import { install } from "../../layers";
import type { View } from "../../position/view";
import type { Place } from "../../position/words";
import { acts } from "./acts";
import { ASKS } from "./asks";
import { KNIGHTS_EVENTS, KNIGHTS_SOURCES } from "./events";
import { relieved, sentBy } from "./phrases";
import { THINGS } from "./things";
import { allyOf, holderOf, isDrafting, readAllies, readKnights, serves } from "./allies";
import Allies from "./Allies.svelte";
import Castles from "./Castles.svelte";
import KayTiles from "./KayTiles.svelte";
import MarshalPost from "./MarshalPost.svelte";
import Piece from "./Piece.svelte";
import Tags from "./Tags.svelte";

/** The missions in hand of whoever has Bedivere. */
const SWAPPERS_HAND = 6;

/** The marshal and Kay's tiles in a principality. */
function piecesIn(place: Place, { knights }: View): string[] {
  if (!knights) return [];
  const [lancelot, kay] = [holderOf(knights, "lancelot"), holderOf(knights, "kay")];
  return [
    ...(knights.marshal === place && lancelot !== null ? [`marshal:${lancelot}`] : []),
    ...(knights.kay[place] > 0 && kay !== null ? [`kay:${kay}:${place}`] : []),
  ];
}

install({
  key: "knights",
  areas: ["knights"],
  acts,
  asks: ASKS,
  events: KNIGHTS_EVENTS,
  sources: KNIGHTS_SOURCES,
  things: THINGS,
  relief: relieved,
  sent: sentBy,
  crowds: true,
  parts: readAllies,
  read: readKnights,
  bars: [{ key: "allies", order: 40, sign: swords, hatch: "source-bricks", of: ["gareth", "geraint"] }],
  handSize: ({ knights }, seat) => (serves(knights, seat, "bedivere") ? SWAPPERS_HAND : null),
  besides: (place, view) => ({ parts: piecesIn(place, view) }),
  belongings: {
    order: 40,
    ids: ({ knights }, seat) => (knights?.allies[seat] ?? []).map((ally) => `ally:${seat}:${ally}`),
  },
  draws: (name) => /^(ally|marshal):|^castle-tile$/.test(name) || allyOf(name) !== null,
  Piece,
  atCastle: ["ally"],
  court: { title: () => t("knights.allies"), InCourt: Allies, AtCastle: Allies },
  opening: { isOn: ({ knights }) => isDrafting(knights), page: () => import("./Draft.svelte") },
  Ground: KayTiles,
  Over: MarshalPost,
  UnderManors: Castles,
  Tags,
});
