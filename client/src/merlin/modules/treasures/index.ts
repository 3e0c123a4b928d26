/** Treasures of the environs: loaded with a table that plays it. */

import { install } from "../../layers";
import { TREASURES_EVENTS, TREASURES_SOURCES } from "./events";

install({ key: "treasures", areas: ["treasures"], events: TREASURES_EVENTS, sources: TREASURES_SOURCES });
