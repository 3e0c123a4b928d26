/** The questions that come with Arthur. */

import { t } from "../../../lib/i18n.svelte";
import { only, type Act } from "../../choosing/acts";
import { sortOf } from "../../position/words";
import type { AskTable } from "../../question/asks";

function isMarker(acts: readonly Act[]): boolean {
  return acts.some((act) => act.kind === "marker");
}

/** The title says what a resource space gives, before it is chosen. */
function resourceTitle(acts: readonly Act[]): string {
  const good = only(acts, "bonus")[0]?.good;
  if (good) return t(`arthur.ask.resource.${sortOf(good)}`);
  return t(isMarker(acts) ? "arthur.ask.resource.marker" : "arthur.ask.resource");
}

export const ASKS: AskTable = {
  resource: {
    title: resourceTitle,
    text: (_, acts) => (isMarker(acts) ? t("arthur.say.resource.marker") : null),
  },
  signet: { text: ({ view, seat }) => (view.signet === seat ? t("arthur.say.signet.held") : null) },
};
