/** Arthur: loaded with a table that plays it. */

import { install } from "../../layers";

install({ key: "arthur", areas: ["arthur", "picts"] });
