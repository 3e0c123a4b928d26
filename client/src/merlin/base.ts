/** The base game as the innermost layer of every table. */

import { BASE_EVENTS } from "./events/base";
import { BASE_SOURCES } from "./events/points";
import { install } from "./layers";

install({ key: "base", areas: ["ml"], events: BASE_EVENTS, sources: BASE_SOURCES });
