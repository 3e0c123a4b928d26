/** King's favor: loaded with a table that plays it. */

import { install } from "../../layers";
import { acts } from "./acts";

install({
  key: "favor",
  areas: ["favor"],
  acts,
  countsVassals: true,
});
