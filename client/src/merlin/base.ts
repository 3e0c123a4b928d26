/** The base game as the innermost layer of every table. */

import { BASE_ACTS } from "./acts";
import { BASE_EVENTS } from "./events/base";
import { BASE_SOURCES } from "./events/points";
import { OUTLINES } from "./board/outlines";
import { install } from "./layers";
import { ASKS } from "./question/base-asks";
import { THING_ROWS } from "./question/thingrows";
import { SPACES } from "./telling/effects";
import { POWERS } from "./telling/powers";
import { withGains } from "./telling/gains";
import { joined } from "./tables";

install({
  key: "base",
  areas: ["ml"],
  acts: BASE_ACTS,
  asks: ASKS,
  events: BASE_EVENTS,
  sources: BASE_SOURCES,
  things: joined(OUTLINES, THING_ROWS),
  spaces: SPACES,
  powers: POWERS,
  withGains,
});
