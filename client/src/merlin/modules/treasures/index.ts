/** Treasures of the environs: loaded with a table that plays it. */

import { install } from "../../layers";

install({ key: "treasures", areas: ["treasures"] });
