/** King's decree: loaded with a table that plays it. */

import { install } from "../../layers";
import { ASKS } from "./asks";
import { THINGS } from "./things";

install({ key: "decrees", areas: ["decrees"], asks: ASKS, things: THINGS });
