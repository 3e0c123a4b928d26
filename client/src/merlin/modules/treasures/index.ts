/** Treasures of the environs: loaded with a table that plays it. */

import { install } from "../../layers";
import Piece from "./Piece.svelte";
import { acts, treasureEffect, treasureSign } from "./acts";

install({
  key: "treasures",
  areas: ["treasures"],
  acts,
  site: { effect: treasureEffect, sign: treasureSign },
  draws: (name) => name.startsWith("treasure:"),
  Piece,
});
