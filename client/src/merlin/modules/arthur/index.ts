/** Arthur: loaded with a table that plays it. */

import { install } from "../../layers";
import { ASKS } from "./asks";
import { SPACES } from "./spaces";
import { THINGS } from "./things";

install({ key: "arthur", areas: ["arthur", "picts"], asks: ASKS, things: THINGS, spaces: SPACES });
