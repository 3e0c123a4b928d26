/** The questions of the decrees: look through them, or do the duty. */

import { t } from "../../../lib/i18n.svelte";
import { about, type Situation } from "../../choosing/acts";
import type { AskTable } from "../../question/asks";
import { dutyOf } from "../../acts/vassals";

function doDuty(situation: Situation): string | null {
  const posting = about("look", situation);
  return posting && t("ml.decline.look.duty", { duty: dutyOf(posting, situation) });
}

export const ASKS: AskTable = {
  look: {
    text: ({ view }) => (view.settings["decreeLook"] === "free" ? t("ml.say.look.free") : null),
    decline: doDuty,
    joins: ({ kind }) => kind === "post",
  },
};
