/** Morgana's part in a scoring: her markers, and the huts. */

import { inWords, t } from "../../../lib/i18n.svelte";
import type { StepRecord } from "../../scoring/records";
import type { Contender } from "../../layers";
import type { Step } from "../../scoring/steps";
import { influenceIn, type View } from "../../position/view";
import type { Place } from "../../position/words";

declare module "../../scoring/subjects" {
  interface CountedKinds {
    /** Manors with huts go home. */
    huts: object;
  }
}

export const STEPS: Readonly<Record<"huts", StepRecord>> = {
  huts: {
    title: () => t("morgana.scoring.huts.title"),
    short: () => t("morgana.scoring.huts.short"),
    sentence: ({ home }) =>
      home ? t("morgana.scoring.huts.text", { manors: home }) : t("morgana.scoring.huts.stay"),
    isHomecoming: true,
  },
};

/** Morgana as a contender, if her markers stand alone. */
export function morganaIn({ morgana }: View, place: Place): Contender | null {
  const count = morgana?.dark[place] ?? 0;
  if (!count) return null;
  return { count, words: t("morgana.scoring.markers", { n: count, words: inWords(count) }) };
}

/** The remarks about her in a step. */
export function morganaScored({ counted, before, events }: Step): string | null {
  const { morgana } = before;
  if (!morgana) return null;
  if (counted.kind === "territory") {
    return counted.cells.some((cell) => morgana.huts.includes(cell)) ? t("morgana.scoring.hut") : null;
  }
  if (counted.kind !== "place") return null;
  const { place } = counted;
  const most = Math.max(...before.markers.map((_, seat) => influenceIn(before, seat, place)));
  const hasBroken = events.some(({ name }) => name === "broke-tie");
  const wins = morgana.dark[place] > 0 && morgana.dark[place] >= most && !hasBroken;
  const said = [
    ...(wins ? [t("morgana.scoring.dark")] : []),
    ...(events.some(({ name }) => name === "dispelled") ? [t("morgana.scoring.leave")] : []),
  ];
  return said.length ? said.join(" ") : null;
}
