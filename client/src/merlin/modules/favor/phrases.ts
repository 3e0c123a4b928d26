/** The abilities of King's favor in words. */

import { t } from "../../../lib/i18n.svelte";
import { vassalName } from "../../telling/phrases";
import { columnOf, rowOf, type Ability } from "./abilities";

/** "Builder: two manors" */
export function abilityName(ability: Ability): string {
  const vassal = vassalName(columnOf(ability));
  const row = rowOf(ability);
  if (row === 1) return t("ml.ability.1", { vassal });
  if (row === 2) return t("ml.ability.2", { vassal });
  return t(`ml.ability.${columnOf(ability)}-3`);
}

/** An ability and the state of its seal. */
export function abilityWords(ability: Ability, seal: boolean | undefined): string {
  const state = seal === undefined ? "open" : seal ? "up" : "down";
  return t(`mt.ability.${state}`, { ability: abilityName(ability) });
}
