/** All allies. */

import { finder } from "../../position/words";
import type { Ally } from "../../rules";
import { known } from "../../tables";
import type { AllyRecord } from "./ally";
import { LISTED } from "./listed";

export const ALLIES = Object.keys(LISTED) as Ally[];
export const allyOf = finder(ALLIES);

/** The record of an ally. */
export function recordOf(ally: Ally): AllyRecord {
  return LISTED[ally];
}

/** The values of a field, from the records of the allies that have it. */
export function ofAllies<Field extends keyof AllyRecord>(field: Field) {
  return known(Object.values(LISTED), field);
}
