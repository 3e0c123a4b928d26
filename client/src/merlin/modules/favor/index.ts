/** King's favor: loaded with a table that plays it. */

import { install } from "../../layers";
import { acts } from "./acts";
import { FAVOR_EVENTS, FAVOR_SOURCES } from "./events";
import { ASKS } from "./asks";
import { THINGS } from "./things";

install({
  key: "favor",
  areas: ["favor"],
  acts,
  events: FAVOR_EVENTS,
  sources: FAVOR_SOURCES,
  asks: ASKS,
  things: THINGS,
  countsVassals: true,
});
