/** Explanations of the spaces, the principalities and the figures that move round them. */

import { t } from "../../../lib/i18n.svelte";
import { actsOf, arriving, waysOf, type Situation } from "../../choosing/acts";
import { answered } from "../../layers";
import { MERLIN, ownerOf, placeOf } from "../../position/words";
import { placeName, spaceName, spaceWord, wordsFor } from "../phrases";
import { effectOn, ruleOn } from "../spaces";
import { thingWith, told, type Explanation, type Thing, type ThingTable } from "../things";

/** The situation on a space: with what the first act brings that leads there, if one does. */
function standingOn(space: string, situation: Situation): Situation {
  const { asked, outcomes } = situation;
  if (!asked || !outcomes) return { ...situation, outcome: null };
  for (const act of actsOf({ ...asked, words: asked.words ?? [] })) {
    const way = waysOf(act, situation).find(({ landing, tag }) => landing === space && tag === undefined);
    if (way) return arriving(act, way, situation);
  }
  return { ...situation, outcome: null };
}

/** Why no figure may enter a space; null if figures may. */
function closedBy(space: string, situation: Situation): string | null {
  if (situation.view.closed !== space) return null;
  const thing = thingWith(`space:${space}`);
  return answered(({ things }) => things?.["space"]?.whyNot?.(thing, "", situation, () => null));
}

function ofSpace({ one: space }: Thing, situation: Situation): Explanation | null {
  const { ring, innerRing } = situation.view;
  if (!ring.includes(space) && !innerRing.includes(space)) return null;
  const now = closedBy(space, situation) ?? effectOn(space, standingOn(space, situation)).text;
  return told(spaceName(space), wordsFor("explain", spaceWord(space)) ?? "", ruleOn(space), now);
}

function ofPlace({ one }: Thing, situation: Situation): Explanation | null {
  const place = placeOf(one);
  return place && told(placeName(place), t("ml.explain.place"), "R12.3", closedBy(place, situation));
}

function ofFigure({ one: figure }: Thing, { names = [] }: Situation): Explanation {
  if (figure === MERLIN) return told(t("ml.figure.merlin"), t("ml.explain.figure.merlin"), "R5.2");
  const name = names[ownerOf(figure) ?? -1] ?? "";
  return told(t("ml.figure.knightOf", { name }), t("ml.explain.figure.knight", { name }), "R5.1");
}

export const SPACES_EXPLAINED: ThingTable = {
  space: {
    explain: ofSpace,
    whyNot: (_, ask) => (ask === "move" ? t("ml.why.noDie") : null),
  },
  place: { explain: ofPlace },
  figure: { explain: ofFigure },
};
