/** The questions of the base game whose words depend on their options. */

import { t } from "../../lib/i18n.svelte";
import { DECLINE } from "../../table/deciding.svelte";
import type { Act, Situation } from "../choosing/acts";
import { vassalsOut } from "../position/view";
import { happens } from "../telling/foreseen";
import { scoredIn } from "../telling/gains";
import { signed } from "../telling/phrases";
import { REST, type AskTable } from "./asks";

/** Whether a staff is among the options. */
function isStaff(acts: readonly Act[]): boolean {
  return acts.some((act) => act.kind === "staff");
}

/** The words to face the traitors with shields alone: whether they are enough, if the rules have said so. */
function shieldsAlone(situation: Situation): string | null {
  const { outcomes, seat } = situation;
  const outcome = outcomes?.get(DECLINE);
  if (!outcome || outcome.then) return null;
  const scored = scoredIn(outcome, seat) ?? [];
  const lost = scored.flatMap(({ source, points }) => (source === "traitors" ? [points] : []));
  const isTold = lost.length > 0 || happens("repelled", { ...situation, outcome });
  if (!isTold) return null;
  if (!lost.length) return t("ml.decline.defend.enough");
  return t("ml.decline.defend.lost", { points: signed(lost.reduce((sum, points) => sum + points, 0)) });
}

export const ASKS: AskTable = {
  defend: { decline: shieldsAlone },
  [REST]: {
    title: (acts) => (isStaff(acts) ? t("ml.ask.rest.staff") : null),
    text: (_, acts) => (isStaff(acts) ? t("ml.say.rest.staff") : null),
    decline: (_, acts) => (isStaff(acts) ? t("ml.decline.rest.staff") : null),
    rule: (acts) => (isStaff(acts) ? "R7" : null),
  },
  // A mission that is resolved, or the end of a turn: everything is done, and the cards are in sight.
  draw: { joins: ({ kind }) => kind === "mission" || kind === "decline" },
  move: { text: ({ view }) => (view.chosen === null ? null : t("ml.say.move.bound")) },
  relocate: {
    text: ({ view, seat }) => (vassalsOut(view, seat) === 0 ? t("ml.say.relocate.home") : null),
  },
};
