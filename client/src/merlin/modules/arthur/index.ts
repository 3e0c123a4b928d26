/** Arthur: loaded with a table that plays it. */

import { install } from "../../layers";
import { ARTHUR_EVENTS } from "./events";
import { PICT_SOURCES } from "./pictevents";

install({ key: "arthur", areas: ["arthur", "picts"], events: ARTHUR_EVENTS, sources: PICT_SOURCES });
