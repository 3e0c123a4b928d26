/** Knights of the Round Table: loaded with a table that plays it. */

import { install } from "../../layers";
import Piece from "./Piece.svelte";
import { acts } from "./acts";
import { relieved, sentBy } from "./phrases";

install({
  key: "knights",
  areas: ["knights"],
  acts,
  relief: relieved,
  sent: sentBy,
  draws: (name) => /^(ally|marshal):|^castle-tile$/.test(name),
  Piece,
});
