/** King's favor: loaded with a table that plays it. */

import { install } from "../../layers";
import { FAVOR_EVENTS, FAVOR_SOURCES } from "./events";

install({ key: "favor", areas: ["favor"], events: FAVOR_EVENTS, sources: FAVOR_SOURCES });
