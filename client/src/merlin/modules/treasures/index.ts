/** Treasures of the environs: loaded with a table that plays it. */

import { install } from "../../layers";
import { aside, ASKS } from "./asks";
import { THINGS } from "./things";

install({ key: "treasures", areas: ["treasures"], asks: ASKS, things: THINGS, aside });
