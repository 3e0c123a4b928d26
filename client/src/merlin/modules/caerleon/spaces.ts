/** The effects of the ring's spaces in the city. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { influenced } from "../../position/view";
import { kindOf, PLACES, thingOf } from "../../position/words";
import { oneOf, whatGood } from "../../telling/phrases";
import { nothing, type Effect, type SpaceTable } from "../../telling/spaces";
import { isShutIn } from "./stores";

/** If there are more goods than this, only their number is given. */
const NAMED = 2;

/**
 * The effect of an influence space: it names the colours a player may take, as all goods of a kind are in one
 * district.
 */
function influence(space: string, { view, seat }: Situation): Effect | null {
  const kind = kindOf(thingOf(space));
  if (!view.districts || !kind) return null;
  if (isShutIn(`${PLACES[0]}-${kind}`, view)) return nothing(t("caerleon.does.closed"));
  const goods = influenced(view, seat).flatMap((place) =>
    view.supply[`${place}-${kind}`] > 0 ? [`${place}-${kind}` as const] : [],
  );
  if (!goods.length || goods.length > NAMED) return null;
  return { tag: t(`ml.aKind.${kind}`), text: oneOf(goods.map(whatGood)), offers: true };
}

export const SPACES: SpaceTable = { principality: { rule: "R72" }, influence: { effect: influence } };
