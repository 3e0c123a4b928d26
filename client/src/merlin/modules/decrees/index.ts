/** King's decree: loaded with a table that plays it. */

import { install } from "../../layers";

install({ key: "decrees", areas: ["decrees"] });
