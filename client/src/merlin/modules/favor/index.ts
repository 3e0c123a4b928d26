/** King's favor: loaded with a table that plays it. */

import crown from "icon:crown";
import royalLove from "icon:royal-love";
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
  sources: [{ key: "favor", order: 40, beside: royalLove }],
  bars: [{ key: "favor", order: 30, sign: crown, hatch: "source-bars" }],
  // A point of the shield-bearer, who has repelled a traitor.
  counted: ({ name, seat, facts }) =>
    name === "scored" && facts.source === "favor" && seat !== null
      ? { station: "traitors", counted: { kind: "castle", seat } }
      : null,
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
