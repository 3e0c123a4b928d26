/** Treasures of the environs: loaded with a table that plays it. */

import { install } from "../../layers";
import Piece from "./Piece.svelte";
import { acts, treasureEffect, treasureSign } from "./acts";
import { TREASURES_EVENTS, TREASURES_SOURCES } from "./events";
import { aside, ASKS } from "./asks";
import { THINGS } from "./things";

install({
  key: "treasures",
  areas: ["treasures"],
  acts,
  events: TREASURES_EVENTS,
  sources: TREASURES_SOURCES,
  asks: ASKS,
  things: THINGS,
  aside,
  site: { effect: treasureEffect, sign: treasureSign },
  draws: (name) => name.startsWith("treasure:"),
  Piece,
});
