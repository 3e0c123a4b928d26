/** The wares of the five stalls, in the order of the board. */

import { finder } from "../../position/words";
import { known } from "../../tables";
import { LISTED } from "./listed";
import type { MarketView } from "./position";
import type { WareRecord } from "./ware";

/** The kind of a stall's wares. */
export type Sort = keyof typeof LISTED;
export const SORTS = (Object.keys(LISTED) as Sort[]).toSorted((a, b) => LISTED[a].order - LISTED[b].order);
export const stallOf = finder(SORTS);

/** The record of a stall's wares. */
export function recordOf(sort: Sort): WareRecord {
  return LISTED[sort];
}

/** The stall that sells a ware; null for a word that is not a ware. */
export function sortOfWare(ware: string): Sort | null {
  return SORTS.find((sort) => recordOf(sort).isOne(ware)) ?? null;
}

/** The record of a ware; null for a word that is not a ware. */
export function recordFor(ware: string): WareRecord | null {
  const sort = sortOfWare(ware);
  return sort && recordOf(sort);
}

/** The wares of a stall, in the order of the board. */
export function waresOf({ stalls }: MarketView, sort: Sort): string[] {
  return Object.keys(stalls).filter((ware) => sortOfWare(ware) === sort);
}

/** The values of a field, from the records of the wares that have it. */
export function ofWares<Field extends keyof WareRecord>(field: Field) {
  return known(
    SORTS.map((sort) => LISTED[sort]),
    field,
  );
}
