/** King's favor: loaded with a table that plays it. */

import { install } from "../../layers";
import { ASKS } from "./asks";
import { THINGS } from "./things";

install({ key: "favor", areas: ["favor"], asks: ASKS, things: THINGS });
