/** The sign of each district. */

import anvil from "icon:anvil";
import tree from "icon:fruit-tree";
import scales from "icon:scales";
import thread from "icon:sewing-string";
import stones from "icon:stone-pile";
import coins from "icon:two-coins";
import type { District } from "./city";

export const DISTRICT_SIGNS: Readonly<Record<District, string>> = {
  mint: coins,
  merchant: scales,
  orchard: tree,
  smith: anvil,
  quarry: stones,
  tailor: thread,
};
