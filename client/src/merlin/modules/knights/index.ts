/** Knights of the Round Table: loaded with a table that plays it. */

import { install } from "../../layers";
import { ASKS } from "./asks";
import { THINGS } from "./things";

install({ key: "knights", areas: ["knights"], asks: ASKS, things: THINGS });
