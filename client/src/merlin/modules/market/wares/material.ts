/** Material tiles: as good as materials of their colours. */

import { t } from "../../../../lib/i18n.svelte";
import { tilesFor } from "../tiles";
import type { WareRecord } from "../ware";

export const material = {
  ...tilesFor("material"),
  order: 2,
  sample: "orange-material-tile",
  stall: () => t("market.stall.material"),
} satisfies WareRecord;
