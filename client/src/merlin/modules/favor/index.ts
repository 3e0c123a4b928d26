/** King's favor: loaded with a table that plays it. */

import { install } from "../../layers";

install({ key: "favor", areas: ["favor"] });
