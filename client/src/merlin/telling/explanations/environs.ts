/** Explanations of the tiles of the environs, and of the manors on them. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { payFor } from "../../position/parts";
import { goodsFor, manorsLeft } from "../../position/view";
import type { Place } from "../../position/words";
import { oneOf, tileName, whatGood } from "../phrases";
import { aboutTerritory } from "../territories";
import { told, type Explanation, type Thing, type ThingTable } from "../things";

/** The materials that pay for a manor on a tile. */
function paying(cell: string, { view, parts }: Situation): readonly Place[] {
  return payFor(parts, Object.keys(view.tiles).length / 6, cell);
}

function inMaterials(places: readonly Place[]): string {
  return oneOf(places.map((place) => whatGood(`${place}-material`)));
}

function ofCell({ one: cell }: Thing, situation: Situation): Explanation | null {
  const { view, names = [] } = situation;
  const tile = view.tiles[cell];
  if (!tile) return null;
  const terrain = t(`ml.terrain.${tile.terrain}`);
  const owner = view.manors[cell];
  const title = tileName(tile, cell);
  const territory = aboutTerritory(view, cell);
  if (owner !== undefined) {
    const text = t("ml.explain.tile.built", { terrain, name: names[owner] ?? "" });
    return told(title, `${text} ${territory}`, "R12.2");
  }
  const materials = inMaterials(paying(cell, situation));
  const text = t(tile.tower ? "ml.explain.tile.tower" : "ml.explain.tile", { terrain, materials });
  return told(title, `${text} ${territory}`, "R8.9");
}

function whyNotCell({ one: cell }: Thing, ask: string, situation: Situation): string | null {
  if (ask !== "build") return null;
  const { view, seat, names = [] } = situation;
  const owner = view.manors[cell];
  if (owner === seat) return t("ml.why.builtYou");
  if (owner !== undefined) return t("ml.why.built", { name: names[owner] ?? "" });
  if (!manorsLeft(view, seat)) return t("ml.why.noManor");
  const places = paying(cell, situation);
  const goods = goodsFor("pay", view, seat);
  if (places.some((place) => goods[`${place}-material`] > 0)) return t("ml.why.notNow");
  return t("ml.why.noMaterial", { materials: inMaterials(places) });
}

const asCell = ({ one }: Thing) => `cell:${one}`;

export const ENVIRONS_EXPLAINED: ThingTable = {
  cell: { explain: ofCell, whyNot: whyNotCell },
  manor: { explainedAs: asCell },
  "tile-line": { explainedAs: asCell },
};
