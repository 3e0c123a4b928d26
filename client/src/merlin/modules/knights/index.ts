/** Knights of the Round Table: loaded with a table that plays it. */

import { install } from "../../layers";
import Piece from "./Piece.svelte";
import { acts } from "./acts";
import { relieved, sentBy } from "./phrases";
import { KNIGHTS_EVENTS, KNIGHTS_SOURCES } from "./events";
import { ASKS } from "./asks";
import { THINGS } from "./things";

install({
  key: "knights",
  areas: ["knights"],
  acts,
  events: KNIGHTS_EVENTS,
  sources: KNIGHTS_SOURCES,
  asks: ASKS,
  things: THINGS,
  relief: relieved,
  sent: sentBy,
  draws: (name) => /^(ally|marshal):|^castle-tile$/.test(name),
  Piece,
});
