/** Counsel in the words of Merlin. */

import dice from "icon:rolling-dices";
import chalice from "icon:jeweled-chalice";
import type { CounselVoice, Look } from "../../table/counsel/voice";
import type { Situation } from "../choosing/acts";
import { END } from "../end/ending";
import type { Readers } from "../telling/sentences";
import { reasonWords, riskWords, sourceWords, thenOf, titleOf, valuedBy } from "./says";

/** Sources of the base game that no points are scored from. */
const SIGNS: Readonly<Record<string, string>> = { round: dice, grail: chalice };

/** How a source looks: like its part of a bar at the end of the game, or a field of lapis. */
export function lookOf(source: string): Look {
  const name = sourceWords(source);
  const known = END.sources().find(({ key, of }) => (of ?? [key]).includes(source));
  if (known) return { name, sign: known.sign, field: known.field, on: known.on, hatch: known.hatch };
  return {
    name,
    sign: valuedBy(source)?.sign ?? SIGNS[source] ?? dice,
    field: "var(--lapis)",
    on: "var(--leaf)",
    hatch: null,
  };
}

export interface MerlinVoice extends CounselVoice {
  readonly situation: Situation;
}

export function voiceOf(situation: Situation, readers: Readers): MerlinVoice {
  return {
    author: "enchantress",
    situation,
    title: (advice) => titleOf(advice, situation),
    then: (advice) => thenOf(advice, readers, situation),
    reason: (reason) => reasonWords(reason, situation),
    risk: (reason) => riskWords(reason, situation),
    look: lookOf,
  };
}
