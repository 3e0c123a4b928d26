/** The questions of the Knights of the Round Table. */

import { t } from "../../../lib/i18n.svelte";
import { about, type Act, type Situation } from "../../choosing/acts";
import { leftOf, type View } from "../../position/view";
import type { AskTable } from "../../question/asks";
import { fromPlace, inPlace } from "../../telling/phrases";

/** Whether a castle would double a tower. */
function fortifiesTower(acts: readonly Act[], view: View): boolean {
  return acts.some((act) => act.kind === "castle-tile" && view.tiles[act.cell]?.tower === true);
}

/** The good that could come from elsewhere. */
function elsewhere(situation: Situation): string | null {
  const claim = about("galahad", situation);
  return claim && t("ml.say.galahad", { what: t(`ml.aKind.${claim.kind}`) });
}

/** The good comes from where it was meant to come from. */
function fromThere(situation: Situation): string | null {
  const claim = about("galahad", situation);
  if (!claim) return null;
  const { place, kind } = claim;
  return leftOf(situation.view, `${place}-${kind}`) > 0
    ? t("ml.decline.galahad.from", { from: fromPlace(place) })
    : t("ml.decline.galahad.none", { in: inPlace(place) });
}

export const ASKS: AskTable = {
  galahad: { text: elsewhere, decline: fromThere },
  "castle-tile": {
    text: ({ view }, acts) => (fortifiesTower(acts, view) ? t("ml.say.castle-tile.tower") : null),
  },
};
