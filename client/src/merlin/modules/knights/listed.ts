/** All records of allies. Written by `python -m tests.declarations`; not edited by hand. */

import type { Ally } from "../../rules";
import { bedivere } from "./allies/bedivere";
import { bors } from "./allies/bors";
import { gaheris } from "./allies/gaheris";
import { galahad } from "./allies/galahad";
import { gareth } from "./allies/gareth";
import { gawain } from "./allies/gawain";
import { geraint } from "./allies/geraint";
import { kay } from "./allies/kay";
import { lamorak } from "./allies/lamorak";
import { lancelot } from "./allies/lancelot";
import { percival } from "./allies/percival";
import { tristram } from "./allies/tristram";
import type { AllyRecord } from "./ally";

/** In the order of the rules: if several change one thing, the first has the last word. */
export const LISTED = {
  tristram,
  lamorak,
  gawain,
  lancelot,
  gareth,
  geraint,
  galahad,
  bors,
  gaheris,
  percival,
  bedivere,
  kay,
} satisfies Readonly<Record<Ally, AllyRecord>>;
