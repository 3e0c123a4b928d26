/** The questions of King's favor: how to decline the effect of a seal. */

import { t } from "../../../lib/i18n.svelte";
import { about, type Situation } from "../../choosing/acts";
import { pieceOf, thingOf } from "../../position/words";
import type { AskTable } from "../../question/asks";
import { points } from "../../telling/phrases";
import { piecesOf } from "../../telling/spaces";

/** The words to decline a seal, which scores the mission instead. */
function scoreMission(situation: Situation): string | null {
  const learned = about("learn", situation);
  if (!learned) return null;
  return t("ml.decline.learn", { points: points(situation.parts.missions[learned.mission]?.points ?? 0) });
}

/** The words to decline, which counts the pieces printed on the space. */
function countPrinted(situation: Situation): string | null {
  const scored = about("favor-score", situation);
  if (!scored) return null;
  const piece = pieceOf(thingOf(scored.space)) ?? "influence";
  return t("ml.decline.favor-score", { points: points(piecesOf(situation.view, situation.seat, piece)) });
}

export const ASKS: AskTable = {
  learn: { decline: scoreMission, joins: ({ kind }) => kind === "mission" },
  "favor-score": { decline: countPrinted },
};
