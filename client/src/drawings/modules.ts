/** The signs of the modules, in a separate file because only a new table shows them. */

import cauldron from "icon:cauldron";
import king from "icon:old-king";
import chest from "icon:open-treasure-chest";
import city from "icon:medieval-gate";
import royalLove from "icon:royal-love";
import decree from "icon:scroll-quill";
import shop from "icon:shop";
import swords from "icon:swords-emblem";
import coins from "icon:two-coins";
import seal from "icon:wax-seal";
import type { ModuleLook } from "../games";

export const MODULE_SIGNS: Readonly<Record<ModuleLook["key"], string>> = {
  favor: royalLove,
  arthur: king,
  knights: swords,
  treasures: chest,
  decrees: decree,
  gold: coins,
  market: shop,
  morgana: cauldron,
  caerleon: city,
  seals: seal,
};
