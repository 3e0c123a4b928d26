/** All records of wares. Written by `python -m tests.declarations`; not edited by hand. */

import type { WareRecord } from "./ware";
import { fruit } from "./wares/fruit";
import { labourer } from "./wares/labourer";
import { material } from "./wares/material";
import { plus } from "./wares/plus";
import { shield } from "./wares/shield";

export const LISTED = {
  fruit,
  labourer,
  material,
  plus,
  shield,
} satisfies Readonly<Record<string, WareRecord>>;
