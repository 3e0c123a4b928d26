/** Picts and their bonuses as parts of sentences. */

import { t } from "../../../lib/i18n.svelte";
import { goodName, inPlace, whatGood } from "../../telling/phrases";
import type { Bonus, Pict } from "./picts";

/** "a Fox flag", "a marker in the Dove", "a manor on a lake": the bonus of a Pict */
export function whatBonus(bonus: Bonus): string {
  switch (bonus.kind) {
    case "good":
      return whatGood(bonus.good);
    case "marker":
      return t("picts.bonus.marker", { in: inPlace(bonus.place) });
    case "manor":
      return t("picts.bonus.manor", { on: t(`ml.onTile.${bonus.terrain}`) });
    case "apple":
      return t("picts.bonus.apple");
  }
}
/** "Fox flag", "marker in the Dove": the name of a Pict's bonus */
function bonusName(bonus: Bonus): string {
  switch (bonus.kind) {
    case "good":
      return goodName(bonus.good);
    case "marker":
      return t("picts.gift.marker", { in: inPlace(bonus.place) });
    case "manor":
      return t("picts.gift.manor", { on: t(`ml.onTile.${bonus.terrain}`) });
    case "apple":
      return t("picts.gift.apple");
  }
}
/** "Pict 3: Fox flag" */
export function pictName({ value, bonus }: Pict): string {
  return t("picts.name", { n: value, gift: bonusName(bonus) });
}
