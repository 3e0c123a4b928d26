/** The questions with Morgana. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { AskTable } from "../../question/asks";
import { toPlace } from "../../telling/phrases";
import { WILD } from "./kitchen";
import { isTopped } from "./rows";

/** How one of her markers would lie where she stands, and whether another one is left. */
function darkText(situation: Situation): string | null {
  const { morgana } = situation.view;
  if (!morgana?.at) return null;
  const how = t(isTopped(morgana.at, situation) ? "morgana.say.dark.top" : "morgana.say.dark.alone");
  return morgana.darkSupply > 1
    ? t("morgana.say.dark", { here: toPlace(morgana.at), how })
    : t("morgana.say.dark.last", { how });
}

/** The possible uses of the chosen one of her dice. */
function moveText({ view: { chosen, morgana } }: Situation): string | null {
  const face = chosen === null ? undefined : morgana?.faces[chosen];
  if (face === undefined) return null;
  const lay = t("morgana.offer.lay", { face });
  return face === WILD ? `${lay}. ${t("morgana.offer.wild")}` : `${lay}.`;
}

export const ASKS: AskTable = {
  dark: { text: darkText },
  move: { text: moveText },
  brew: { rule: () => "R81" },
  curse: { rule: () => "R83" },
};
