/** What the things of the base game are, and why they cannot be chosen. Loaded when somebody asks. */

import { layers } from "../../layers";
import type { ThingTable } from "../things";
import { ENVIRONS_EXPLAINED } from "./environs";
import { GOODS_EXPLAINED } from "./goods";
import { MEANS_EXPLAINED } from "./means";
import { PEOPLE_EXPLAINED } from "./people";
import { SPACES_EXPLAINED } from "./spaces";

const EXPLANATIONS: ThingTable = {
  ...SPACES_EXPLAINED,
  ...ENVIRONS_EXPLAINED,
  ...GOODS_EXPLAINED,
  ...PEOPLE_EXPLAINED,
  ...MEANS_EXPLAINED,
};

/** The records of things in the layers in play, outermost first. The explanations of the base game come last. */
export function thingTables(): readonly ThingTable[] {
  return [...layers().map(({ things }) => things ?? {}), EXPLANATIONS];
}
