/** The part that Arthur and the Picts have in a scoring. */

import { t } from "../../../lib/i18n.svelte";
import type { StepRecord } from "../../scoring/records";
import PictSums from "./PictSums.svelte";

declare module "../../scoring/subjects" {
  interface CountedKinds {
    picts: object;
    /** All manors but one in each territory go home. */
    clearing: object;
  }
}

export const STEPS: Readonly<Record<"picts" | "clearing", StepRecord>> = {
  picts: {
    title: () => t("picts.scoring.title"),
    sentence: ({ who }) => t("picts.scoring.text", { who: who || t("picts.scoring.nobody") }),
    Sums: PictSums,
  },
  clearing: {
    title: () => t("arthur.scoring.title"),
    short: () => t("arthur.scoring.short"),
    sentence: ({ home }) => t("arthur.scoring.text", { manors: home }),
    isHomecoming: true,
  },
};
