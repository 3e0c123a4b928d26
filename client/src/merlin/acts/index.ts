/** The acts of the base game, each in one record. */

import { t } from "../../lib/i18n.svelte";
import type { BaseActs, WithActs } from "../choosing/act";
import type { BaseAct } from "../rules";
import { actions } from "./actions";
import { detours } from "./detours";
import { goods } from "./goods";
import { manors } from "./manors";
import { missions } from "./missions";
import { moves } from "./moves";
import { vassals } from "./vassals";

export const BASE_ACTS: WithActs<keyof BaseActs, BaseAct[0]> = {
  ...detours,
  ...moves,
  ...actions,
  ...vassals,
  ...goods,
  ...missions,
  ...manors,
  decline: { ids: () => [], row: ({ word }) => ({ title: word, detail: null }) },
  unknown: {
    ids: () => [],
    row: ({ word }) => ({ title: t("ml.option.unknown", { word }), detail: null }),
  },
};
