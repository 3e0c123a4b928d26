/** The territories of the environs. */

import { t } from "../../lib/i18n.svelte";
import { environsOf } from "../board/environs";
import type { View } from "../position/view";

/** The cells of the territory to which a cell belongs. */
export function territoryOf(view: View, cell: string): string[] {
  const environs = environsOf(Object.keys(view.tiles).length);
  const terrain = view.tiles[cell]?.terrain;
  const found = [cell];
  for (const at of found) {
    for (const beside of environs.beside(at)) {
      if (view.tiles[beside]?.terrain === terrain && !found.includes(beside)) found.push(beside);
    }
  }
  return found.toSorted();
}

/** "Its territory has 3 tiles", with the points for the most manors in it. */
export function aboutTerritory(view: View, cell: string): string {
  return t("ml.explain.territory", { n: territoryOf(view, cell).length });
}
