/** Sir Gawain: his tiles turn the die of Merlin to any face, and that of Arthur if he is in play. */

import axe from "icon:battle-axe";
import { t } from "../../../../lib/i18n.svelte";
import type { WithActs } from "../../../choosing/act";
import type { View } from "../../../position/view";
import type { AllyRecord } from "../ally";
import { turning } from "../altering";

declare module "../../../choosing/act" {
  interface Acts {
    gawain: { die: string; face: number };
  }
}

function hasArthur({ settings }: Pick<View, "settings">): boolean {
  return settings["arthur"] === "on";
}

export const gawain = {
  sign: axe,
  rule: "R40.7",
  text: (view) => (hasArthur(view) ? t("knights.text.gawain.arthur") : null),
  does: (view) => (hasArthur(view) ? t("knights.does.gawain.arthur") : null),
  acts: { gawain: turning("gawain") } satisfies WithActs<"gawain">,
} satisfies AllyRecord;
