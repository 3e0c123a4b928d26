/** King's favor, loaded with a table that plays it. */

import crown from "icon:crown";
import { t } from "../../../lib/i18n.svelte";
import { install } from "../../layers";
import { ACTS } from "./acts";
import { ASKS } from "./asks";
import { EVENTS, SOURCES } from "./events";
import { THINGS } from "./things";
import { ABILITIES } from "./abilities";
import Favor from "./Favor.svelte";
import FavorGrid from "./FavorGrid.svelte";
import Piece from "./Piece.svelte";
import { readFavor, sealsLeft } from "./position";

install({
  key: "favor",
  areas: ["favor"],
  acts: ACTS,
  asks: ASKS,
  events: EVENTS,
  sources: SOURCES,
  things: THINGS,
  countsVassals: true,
  read: readFavor,
  bars: [{ key: "favor", order: 30, sign: crown, hatch: "source-bars" }],
  belongings: { order: 30, ids: (_, seat) => ABILITIES.map((ability) => `ability:${seat}:${ability}`) },
  draws: (name) => name.startsWith("seal:"),
  Piece,
  atCastle: ["ability"],
  court: {
    title: () => t("ml.favor"),
    note: (view, seat) => t("mt.seals", { n: sealsLeft(view, seat) }),
    InCourt: FavorGrid,
    AtCastle: Favor,
  },
});
