/** What Picts would do for a player now, in words. */

import { inWords, list, t } from "../../../lib/i18n.svelte";
import { siteEffect } from "../../acts/manors";
import type { Row, Situation } from "../../choosing/act";
import { pictName } from "./phrases";
import { withTerritory } from "../../telling/ahead";
import { tileName } from "../../telling/phrases";
import { strengthOf, type Bonus } from "./picts";
import { applesLeft, leftOf, manorsLeft, markersAtHome } from "../../position/view";

/** The free tiles of a terrain. */
function sitesOf(terrain: string, { view }: Situation): string[] {
  return Object.keys(view.tiles).filter(
    (cell) => view.tiles[cell]?.terrain === terrain && view.manors[cell] === undefined,
  );
}

/** The part of a bonus that is available now. */
export function bonusNow(bonus: Bonus, situation: Situation): string {
  const { view, seat } = situation;
  switch (bonus.kind) {
    case "good": {
      const n = leftOf(view, bonus.good);
      return n
        ? t("ml.option.have", { n, have: view.castles[seat]?.[bonus.good] ?? 0 })
        : t("picts.lacks.good");
    }
    case "marker": {
      const n = view.markers[seat]?.[bonus.place] ?? 0;
      if (!markersAtHome(view, seat)) return t("picts.lacks.marker");
      return n ? t("ml.option.marker.detail", { n, words: inWords(n) }) : t("ml.option.marker.none");
    }
    case "manor": {
      const n = sitesOf(bonus.terrain, situation).length;
      if (!manorsLeft(view, seat)) return t("picts.lacks.manor");
      return n ? t("picts.sites", { n, words: inWords(n) }) : t("picts.lacks.site");
    }
    case "apple":
      return t(applesLeft(view) ? "picts.apple" : "picts.lacks.apple");
  }
}

export function defeatRow(id: string, situation: Situation): Row {
  const { view, parts, seat } = situation;
  const pict = parts.picts[id];
  if (!pict) return { title: id, detail: null };
  const sum = strengthOf(view, parts, seat) + pict.value;
  return {
    title: pictName(pict),
    detail: t("picts.option", { now: bonusNow(pict.bonus, situation), sum }),
  };
}

/** The row of a tile whose manor is kept. */
export function keepRow(cell: string, { view }: Situation): Row {
  const tile = view.tiles[cell];
  return { title: tile ? tileName(tile, cell) : cell, detail: null };
}

/** The row of a tile on which a Pict raises a manor. */
export function raiseRow(cell: string, situation: Situation): Row {
  const { tiles, settings } = situation.view;
  const { title } = keepRow(cell, situation);
  const hasGift = tiles[cell]?.tower && settings["pictTower"] !== "off";
  const gift = siteEffect(cell, situation) ?? (hasGift ? t("picts.option.tower") : null);
  return { title, detail: withTerritory(gift, cell, situation) };
}

/** The Picts of a player, one by one. */
export function pictsOf(situation: Situation, owner: number): string {
  const { view, parts } = situation;
  return list(
    (view.picts?.[owner] ?? []).flatMap((id) => (parts.picts[id] ? [String(parts.picts[id].value)] : [])),
  );
}
