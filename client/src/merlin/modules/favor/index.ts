/** King's favor, loaded with a table that plays it. */

import crown from "icon:crown";
import { t, withWords } from "../../../lib/i18n.svelte";
import { install } from "../../layers";
import { VASSALS } from "../../position/words";
import { vassalName } from "../../telling/phrases";
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
  samples: {
    mission: () => t("favor.piece.mission"),
    ...Object.fromEntries(VASSALS.map((vassal) => [`office:${vassal}`, () => vassalName(vassal)])),
    "seal:0": () => t("favor.piece.seal"),
  },
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  acts: ACTS,
  asks: ASKS,
  events: EVENTS,
  sources: SOURCES,
  things: THINGS,
  countsVassals: true,
  read: readFavor,
  barParts: [{ key: "favor", order: 30, sign: crown, hatch: "source-bars" }],
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
