/** A mission in words: what it brings, and what is still missing. */

import { t } from "../../lib/i18n.svelte";
import type { Situation } from "../choosing/act";
import { layers } from "../layers";
import { metNeeds } from "../position/missions";
import type { Mission } from "../position/parts";
import { points, vassalName, whatNeeds } from "./phrases";

/** "2 points, Builder" */
export function missionPoints(mission: Mission): string {
  return t("ml.mission.points", { points: points(mission.points), vassal: vassalName(mission.vassal) });
}

function lackingOf(mission: Mission, met: readonly boolean[]): string {
  const lacking = mission.needs.filter((_, index) => !met[index]);
  if (!lacking.length) return t("ml.meets");
  // Its needs come before this, so nothing is said twice.
  if (lacking.length === mission.needs.length) return t("ml.lacks.all");
  return t("ml.lacks", { needs: whatNeeds(lacking) });
}

/** What a mission brings, with its vassal if a layer counts it. */
export function missionWorth(mission: Mission): string {
  return layers().some(({ countsVassals }) => countsVassals)
    ? missionPoints(mission)
    : points(mission.points);
}

/** "2 points; still needs a Fish flag" */
export function missionState(mission: Mission, { view, seat }: Situation): string {
  return `${missionWorth(mission)}; ${lackingOf(mission, metNeeds(mission, view, seat))}`;
}

/** A mission for screen readers; `met` tells which needs the reader meets. */
export function missionWords(mission: Mission, met: readonly boolean[] | null): string {
  const whole = `${t("ml.mission", { needs: whatNeeds(mission.needs) })}, ${missionPoints(mission)}`;
  return met ? `${whole}; ${lackingOf(mission, met)}` : whole;
}
