/** The base game as the innermost layer of every table. */

import { OUTLINES } from "./board/outlines";
import { install } from "./layers";
import { ASKS } from "./question/base-asks";
import { THING_ROWS } from "./question/thingrows";
import { SPACES } from "./telling/effects";
import { joined } from "./telling/things";

install({
  key: "base",
  areas: ["ml"],
  asks: ASKS,
  things: joined(OUTLINES, THING_ROWS),
  spaces: SPACES,
});
