/** The base game as the innermost layer of every table. */

import { install } from "./layers";

install({ key: "base", areas: ["ml"] });
