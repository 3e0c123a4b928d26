/** A staff repeats the action of the space that Merlin has reached. */

import { inWords, t } from "../../lib/i18n.svelte";
import type { ActTable } from "../choosing/act";
import { spaceName } from "../telling/phrases";
import { effectOf } from "../telling/spaces";

export const actions = {
  staff: {
    read: ([, space]) => ({ space }),
    ids: (act, { seat }) => [`staff:${seat}`, `space:${act.space}`],
    row: (act, situation) => {
      const n = situation.view.staffs[situation.seat] ?? 0;
      const does = effectOf(act.space, situation);
      return {
        title: t("ml.option.staff", { space: spaceName(act.space) }),
        detail: t("ml.option.staff.detail", { n, words: inWords(n), does }),
      };
    },
    sign: () => "staff",
    isMove: true,
    tellsPoints: true,
  },
} satisfies ActTable;
