/** The twelve allies. */

import { finder } from "../../position/words";
import type { Ally } from "../../rules";
import { known } from "../../tables";
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

/** Whoever comes first has the last word where several change the same. */
const LISTED = {
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

export const ALLIES = Object.keys(LISTED) as Ally[];
export const allyOf = finder(ALLIES);

/** All that is known of an ally. */
export function recordOf(ally: Ally): AllyRecord {
  return LISTED[ally];
}

/** What the allies have in a field of their records. */
export function ofAllies<Field extends keyof AllyRecord>(field: Field) {
  return known(Object.values(LISTED), field);
}
