/** The wares of the five stalls, in the order of the board. */

import { finder } from "../../position/words";
import { known } from "../../tables";
import type { MarketView } from "./position";
import type { WareRecord } from "./ware";
import { fruit } from "./wares/fruit";
import { labourer } from "./wares/labourer";
import { material } from "./wares/material";
import { plus } from "./wares/plus";
import { shield } from "./wares/shield";

const LISTED = { shield, material, labourer, plus, fruit } satisfies Readonly<Record<string, WareRecord>>;

/** What the wares of a stall are. */
export type Sort = keyof typeof LISTED;
export const SORTS = Object.keys(LISTED) as Sort[];
export const stallOf = finder(SORTS);

/** All that is known of the wares of a stall. */
export function recordOf(sort: Sort): WareRecord {
  return LISTED[sort];
}

/** The stall at which a ware is sold; null for what is no ware. */
export function sortOfWare(ware: string): Sort | null {
  return SORTS.find((sort) => recordOf(sort).isOne(ware)) ?? null;
}

/** All that is known of a ware; null for what is none. */
export function recordFor(ware: string): WareRecord | null {
  const sort = sortOfWare(ware);
  return sort && recordOf(sort);
}

/** The wares of a stall, in the order of the board. */
export function waresOf({ stalls }: MarketView, sort: Sort): string[] {
  return Object.keys(stalls).filter((ware) => sortOfWare(ware) === sort);
}

/** What the wares have in a field of their records. */
export function ofWares<Field extends keyof WareRecord>(field: Field) {
  return known(Object.values(LISTED), field);
}
