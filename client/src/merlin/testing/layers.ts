/** All modules, for tests: a table loads only those it plays with. */

import "../base";
import "../modules/arthur";
import "../modules/caerleon";
import "../modules/decrees";
import "../modules/favor";
import "../modules/gold";
import "../modules/knights";
import "../modules/market";
import "../modules/morgana";
import "../modules/treasures";
