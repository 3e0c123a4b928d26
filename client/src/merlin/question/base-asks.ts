/** The questions of the base game whose words depend on their options. */

import { t } from "../../lib/i18n.svelte";
import type { Act } from "../choosing/acts";
import { vassalsOut } from "../position/view";
import { REST, type AskTable } from "./asks";

/** Whether a staff is among the options. */
function isStaff(acts: readonly Act[]): boolean {
  return acts.some((act) => act.kind === "staff");
}

export const ASKS: AskTable = {
  [REST]: {
    title: (acts) => (isStaff(acts) ? t("ml.ask.rest.staff") : null),
    text: (_, acts) => (isStaff(acts) ? t("ml.say.rest.staff") : null),
    decline: (_, acts) => (isStaff(acts) ? t("ml.decline.rest.staff") : null),
    rule: (acts) => (isStaff(acts) ? "R7" : null),
  },
  move: { text: ({ view }) => (view.chosen === null ? null : t("ml.say.move.bound")) },
  relocate: {
    text: ({ view, seat }) => (vassalsOut(view, seat) === 0 ? t("ml.say.relocate.home") : null),
  },
};
