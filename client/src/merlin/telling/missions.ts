/** A mission in words: what it brings, and what is still missing. */

import { list, t } from "../../lib/i18n.svelte";
import type { Situation } from "../choosing/act";
import { layers } from "../layers";
import { askedBy, heldFor } from "../position/missions";
import type { Mission, Need } from "../position/parts";
import { inPlace, needTitles, points, vassalName, whatNeeds } from "./phrases";

/** "2 points, Builder" */
export function missionPoints(mission: Mission): string {
  return t("ml.mission.points", { points: points(mission.points), vassal: vassalName(mission.vassal) });
}

/** The rest of a need that is partly met, in words: "a second vassal in the Fox". */
function rest(need: Need): string {
  return need.kind === "two" ? t("ml.need.second", { in: inPlace(need.place) }) : whatNeeds([need]);
}

/** What is missing, given how many pieces of each need the player has. */
function lackingOf(mission: Mission, held: readonly number[]): string {
  const lacking = mission.needs.filter((need, index) => held[index] !== askedBy(need));
  if (!lacking.length) return t("ml.meets");
  // Its needs come before this, so nothing is said twice.
  if (!held.some((count) => count > 0)) return t("ml.lacks.all");
  const begun = mission.needs.filter((need, index) => held[index] === 1 && askedBy(need) === 2);
  const untouched = lacking.filter((need) => !begun.includes(need));
  const needs = list([...(untouched.length ? [whatNeeds(untouched)] : []), ...begun.map(rest)]);
  return t("ml.lacks", { needs });
}

/** What a mission brings, with its vassal if a layer counts it. */
export function missionWorth(mission: Mission): string {
  return layers().some(({ countsVassals }) => countsVassals)
    ? missionPoints(mission)
    : points(mission.points);
}

/** "2 points; still needs a Fish flag" */
export function missionState(mission: Mission, { view, seat }: Situation): string {
  return `${missionWorth(mission)}; ${lackingOf(mission, heldFor(mission, view, seat))}`;
}

/** A mission for screen readers; `held` tells how many pieces of each need the reader has. */
export function missionWords(mission: Mission, held: readonly number[] | null): string {
  const whole = `${t("ml.mission", { needs: needTitles(mission.needs) })}, ${missionPoints(mission)}`;
  return held ? `${whole}; ${lackingOf(mission, held)}` : whole;
}
