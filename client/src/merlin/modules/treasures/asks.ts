/** The questions of treasures: where goods come from, and what the rivals give up. */

import { t } from "../../../lib/i18n.svelte";
import { about, type Act, type Situation } from "../../choosing/acts";
import type { AskTable } from "../../question/asks";
import type { Event } from "../../rules";
import { aThing } from "./phrases";
import { treasureOf } from "./treasures";

/** Whether the treasure affects the rivals. */
function isDemand(acts: readonly Act[]): boolean {
  return acts.some((act) => act.kind === "demand");
}

/** Who has found the treasure, and what it demands. */
function whatIsDue(situation: Situation): string | null {
  const found = about("discard", situation);
  if (!found) return null;
  const [one = "", other = ""] = (treasureOf(found.treasure)?.things ?? []).map(aThing);
  return t("ml.say.discard", { name: situation.names?.[found.finder] ?? "", one, other });
}

export const ASKS: AskTable = {
  treasure: {
    title: (acts) => (isDemand(acts) ? t("ml.ask.treasure.demand") : null),
    text: (_, acts) => (isDemand(acts) ? t("ml.say.treasure.demand") : null),
    decline: (_, acts) => (isDemand(acts) ? t("ml.decline.treasure.demand") : null),
  },
  discard: { text: whatIsDue },
};

/** A note on what the others give up for a treasure found in this turn. */
export function aside(events: readonly Event[]): string | null {
  const found = events.findLast((event) => event.name === "found-treasure");
  return treasureOf(found?.facts.treasure)?.find === "discard" ? t("ml.wait.discard") : null;
}
