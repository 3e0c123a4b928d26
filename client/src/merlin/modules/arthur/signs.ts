/** The signs that come with Arthur. */

import barbarian from "icon:barbarian";
import crown from "icon:crown";
import king from "icon:old-king";
import ring from "icon:power-ring";
import apple from "icon:shiny-apple";

export const SIGNS = { signet: ring, pict: barbarian, arthur: king, apple, crown } as const;
