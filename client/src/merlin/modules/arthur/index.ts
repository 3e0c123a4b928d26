/** Arthur: loaded with a table that plays it. */

import { install } from "../../layers";
import PictCards from "./PictCards.svelte";
import Piece from "./Piece.svelte";
import { acts } from "./acts";
import { ARTHUR_EVENTS } from "./events";
import { PICT_SOURCES } from "./pictevents";
import { ASKS } from "./asks";
import { SPACES } from "./spaces";
import { THINGS } from "./things";

install({
  key: "arthur",
  areas: ["arthur", "picts"],
  acts,
  events: ARTHUR_EVENTS,
  sources: PICT_SOURCES,
  asks: ASKS,
  things: THINGS,
  spaces: SPACES,
  panels: [{ takes: ({ kind }, small) => small && kind === "defeat", of: PictCards, tellsText: true }],
  draws: (name) => name.startsWith("pict:"),
  Piece,
});
