/** Explanations of the treasures of the environs: the tiles that have them, and what they demand and give. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/act";
import { payFor } from "../../position/parts";
import { leftOf } from "../../position/view";
import { colourOf, goodOf, sortOf } from "../../position/words";
import { aThing } from "./phrases";
import { oneOf, points, tileName, whatGood } from "../../telling/phrases";
import { aboutTerritory } from "../../telling/territories";
import { shownGoods } from "./acts";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { foundEffect } from "./finds";
import { ruleOf, type Treasure } from "./treasures";

/** The effect of a treasure for the player who builds there. */
function does({ find, things }: Treasure, { parts }: Situation): string {
  const [one = "", other = ""] = things.map(aThing);
  return t(`ml.explain.treasure.${find}`, { one, other, points: points(parts.treasurePoints) });
}

/** A tile with a treasure, either free or with the manor that found it. */
function ofCell(
  { one: cell }: Thing,
  situation: Situation,
  inside: () => Explanation | null,
): Explanation | null {
  const { view, parts, names = [] } = situation;
  const tile = view.tiles[cell];
  if (!tile?.treasure) return null;
  const terrain = t(`ml.terrain.${tile.terrain}`);
  const territory = aboutTerritory(view, cell);
  const [owner, built] = [view.manors[cell], inside()];
  if (owner !== undefined) {
    const text = t("ml.explain.tile.found", { terrain, name: names[owner] ?? "" });
    return built && { ...built, text: `${text} ${territory}` };
  }
  const paying = payFor(parts, Object.keys(view.tiles).length / 6, cell);
  const materials = oneOf(paying.map((place) => whatGood(`${place}-material`)));
  const text = `${t("ml.explain.tile.treasure", { terrain, materials })} ${does(tile.treasure, situation)} ${territory}`;
  return told(tileName(tile, cell), text, ruleOf(tile.treasure), foundEffect(tile.treasure, situation));
}

/** Why a good cannot be taken: a treasure brings goods only from where you have a marker. */
function whyNotGood({ one }: Thing, _: string, situation: Situation): string | null {
  const { view, seat } = situation;
  const good = goodOf(one);
  const isShown = good && shownGoods(situation).includes(sortOf(good)) && leftOf(view, good) > 0;
  return isShown && !view.markers[seat]?.[colourOf(good)] ? t("ml.why.noMarker") : null;
}

/** Why a thing cannot be given up: a rival's treasure demands one of two sorts. */
function whyNotHeld(thing: Thing, ask: string, situation: Situation): string | null {
  return ask === "discard" && isOwn(thing, situation) ? t("ml.why.notShown") : null;
}

function ofSupply({ one }: Thing, { view }: Situation): Explanation | null {
  if (one !== "staffs") return null;
  const text = t("ml.explain.supply.staffs", { n: view.neutralStaffs ?? 0 });
  return told(t("ml.staffs.neutral"), text, "R92.3");
}

export const THINGS: ThingTable = {
  cell: { explain: ofCell },
  good: { whyNot: whyNotGood },
  castle: { whyNot: whyNotHeld },
  supply: { explain: ofSupply },
};
