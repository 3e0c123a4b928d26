/** The base game as the innermost layer of every table. */

import { BASE_ACTS } from "./acts";
import { BASE_EVENTS } from "./events/base";
import { BASE_SOURCES } from "./events/points";
import { install } from "./layers";

install({ key: "base", areas: ["ml"], acts: BASE_ACTS, events: BASE_EVENTS, sources: BASE_SOURCES });
