/** The act that builds a manor. */

import { t } from "../../lib/i18n.svelte";
import type { ActTable, Situation } from "../choosing/act";
import { answered } from "../layers";
import { printedOn, tileOf } from "../position/view";
import { placeOf, type Place } from "../position/words";
import { withTerritory } from "../telling/ahead";
import { tileName, whatGood } from "../telling/phrases";

const CELL = /^[a-d][1-6]$/;

/** Reads a tile and the material that pays for it. */
export function site(option: unknown): { cell: string; place: Place } | null {
  if (!Array.isArray(option) || !CELL.test(String(option[0]))) return null;
  const place = placeOf(option[1]);
  return place && { cell: String(option[0]), place };
}

/** Reads a tile. */
export function ofCell(option: unknown): { cell: string } {
  return { cell: String(option) };
}

/** The extra effect of building on a tile, or null. */
export function siteEffect(cell: string, situation: Situation): string | null {
  return answered((layer) => layer.siteEffect?.(cell, situation));
}

/** The piece that represents a tile: the icon printed on it, or its terrain. */
export function siteSign(cell: string, { view }: Situation): string {
  const tile = view.tiles[cell] ?? tileOf("lake");
  return printedOn(tile)?.piece ?? `terrain:${tile.terrain}${tile.tower ? "-tower" : ""}`;
}

export const manors = {
  build: {
    asked: { build: site },
    ids: ({ cell, place }, { seat }) => [
      `cell:${cell}`,
      `tile-line:${cell}:${place}`,
      `castle:${seat}:${place}-material`,
    ],
    row: ({ cell, place }, situation) => {
      const tile = situation.view.tiles[cell] ?? tileOf("lake");
      const what = whatGood(`${place}-material`);
      return {
        title: t("ml.option.build", { tile: tileName(tile, cell) }),
        detail: withTerritory(
          t(tile.tower ? "ml.option.build.tower" : "ml.option.build.for", { what }),
          cell,
          situation,
        ),
      };
    },
    sign: ({ place }) => `${place}-material`,
  },
} satisfies ActTable;
