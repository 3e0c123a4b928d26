/** The base game as the innermost layer of every table. */

import { BASE_ACTS } from "./acts";
import { install } from "./layers";

install({ key: "base", areas: ["ml"], acts: BASE_ACTS });
