/** The spaces of gold and mistletoe: what each would do for a player, and their rule. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { applesLeft } from "../../position/view";
import { nothing, type Effect, type SpaceTable } from "../../telling/spaces";
import { coinsLeft, mistletoeLeft } from "./position";

function gold({ view }: Situation): Effect {
  if (!coinsLeft(view)) return nothing(t("gold.does.gold.none"));
  return { tag: t("gold.tag.gold"), text: t("gold.does.gold"), offers: true };
}

function fruit({ view }: Situation): Effect {
  const [hasApple, hasMistletoe] = [applesLeft(view) > 0, mistletoeLeft(view) > 0];
  if (!hasApple && !hasMistletoe) return nothing(t("gold.does.fruit.none"));
  const what = hasApple && hasMistletoe ? "fruit" : hasApple ? "apple" : "mistletoe";
  return { tag: t(`gold.tag.${what}`), text: t(`gold.does.${what}`), offers: true };
}

export const SPACES: SpaceTable = {
  gold: { effect: (_, situation) => gold(situation), rule: "R53" },
  mistletoe: { effect: (_, situation) => fruit(situation), rule: "R53" },
};
