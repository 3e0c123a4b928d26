/** King's decree: loaded with a table that plays it. */

import { install } from "../../layers";
import { DECREES_EVENTS, DECREES_SOURCES } from "./events";

install({ key: "decrees", areas: ["decrees"], events: DECREES_EVENTS, sources: DECREES_SOURCES });
