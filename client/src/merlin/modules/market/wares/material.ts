/** Material tiles: as good as materials of their colours. */

import { t } from "../../../../lib/i18n.svelte";
import { tilesFor } from "../tiles";
import type { WareRecord } from "../ware";

export const material = {
  ...tilesFor("material"),
  stall: () => t("market.stall.material"),
} satisfies WareRecord;
