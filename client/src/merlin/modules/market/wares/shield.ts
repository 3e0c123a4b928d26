/** Shield tiles: as good as shields of their colours. */

import { t } from "../../../../lib/i18n.svelte";
import { tilesFor } from "../tiles";
import type { WareRecord } from "../ware";

export const shield = {
  ...tilesFor("shield"),
  order: 1,
  sample: "blue-shield-tile",
  stall: () => t("market.stall.shield"),
} satisfies WareRecord;
