/** Knights of the Round Table: loaded with a table that plays it. */

import { install } from "../../layers";

install({ key: "knights", areas: ["knights"] });
