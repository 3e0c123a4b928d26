/** Knights of the Round Table: loaded with a table that plays it. */

import { install } from "../../layers";
import { KNIGHTS_EVENTS, KNIGHTS_SOURCES } from "./events";

install({ key: "knights", areas: ["knights"], events: KNIGHTS_EVENTS, sources: KNIGHTS_SOURCES });
