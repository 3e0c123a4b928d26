/** What an advised turn brings by source, as the parts of a bar. */

import type { Advice } from "../../lib/api";
import type { CounselVoice, Look } from "./voice";

export interface BarPart extends Look {
  readonly source: string;
  readonly points: number;
}

type Looks = Pick<CounselVoice, "look">;

/** The parts that bring something, the largest first. */
export function gainsOf(advice: Advice, looks: Looks): BarPart[] {
  return partsOf(advice, looks).filter(({ points }) => points > 0);
}

/** What is given up for them. */
export function costsOf(advice: Advice, looks: Looks): BarPart[] {
  return partsOf(advice, looks).filter(({ points }) => points < 0);
}

/** What is too little to be seen is left out. */
const SEEN = 0.25;

function partsOf({ parts }: Advice, { look }: Looks): BarPart[] {
  return Object.entries(parts)
    .filter(([, points]) => Math.abs(points) >= SEEN)
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .map(([source, points]) => ({ ...look(source), source, points }));
}
