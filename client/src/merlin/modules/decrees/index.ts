/** King's decree: loaded with a table that plays it. */

import { install } from "../../layers";
import DecreeCards from "./DecreeCards.svelte";
import Piece from "./Piece.svelte";
import { acts } from "./acts";
import { DECREES_EVENTS, DECREES_SOURCES } from "./events";
import { ASKS } from "./asks";
import { THINGS } from "./things";

install({
  key: "decrees",
  areas: ["decrees"],
  acts,
  events: DECREES_EVENTS,
  sources: DECREES_SOURCES,
  asks: ASKS,
  things: THINGS,
  panels: [{ takes: ({ kind }) => kind === "bring", of: DecreeCards }],
  draws: (name) => /^decrees?\b/.test(name),
  Piece,
});
