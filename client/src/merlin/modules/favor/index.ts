/** King's favor: loaded with a table that plays it. */

import { t } from "../../../lib/i18n.svelte";
import { install } from "../../layers";
import { ABILITIES } from "./abilities";
import Favor from "./Favor.svelte";
import FavorGrid from "./FavorGrid.svelte";
import Piece from "./Piece.svelte";
import { readFavor, sealsLeft } from "./position";

install({
  key: "favor",
  areas: ["favor"],
  read: readFavor,
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
