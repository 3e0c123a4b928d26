/** What an advised turn brings by source, as the parts of a bar. */

import dice from "icon:rolling-dices";
import chalice from "icon:jeweled-chalice";
import type { Advice } from "../../lib/api";
import type { Source } from "../../table/end/presentation";
import { END } from "../end/ending";
import { sourceWords, valuedBy } from "./says";

/** Sources of the base game that no points are scored from. */
const SIGNS: Readonly<Record<string, string>> = { round: dice, grail: chalice };

export type Look = Pick<Source, "sign" | "field" | "on" | "hatch">;

export interface BarPart extends Look {
  readonly source: string;
  readonly name: string;
  readonly points: number;
}

/** How a source looks: like its part of a bar at the end of the game, or a field of lapis. */
export function lookOf(source: string): Look {
  const known = END.sources().find(({ key, of }) => (of ?? [key]).includes(source));
  if (known) return { sign: known.sign, field: known.field, on: known.on, hatch: known.hatch };
  return {
    sign: valuedBy(source)?.sign ?? SIGNS[source] ?? dice,
    field: "var(--lapis)",
    on: "var(--leaf)",
    hatch: null,
  };
}

/** The parts that bring something, the largest first. */
export function gainsOf({ parts }: Advice): BarPart[] {
  return partsOf(parts).filter(({ points }) => points > 0);
}

/** What is given up for them. */
export function costsOf({ parts }: Advice): BarPart[] {
  return partsOf(parts).filter(({ points }) => points < 0);
}

/** What is too little to be seen is left out. */
const SEEN = 0.25;

function partsOf(parts: Readonly<Record<string, number>>): BarPart[] {
  return Object.entries(parts)
    .filter(([, points]) => Math.abs(points) >= SEEN)
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .map(([source, points]) => ({ ...lookOf(source), source, points, name: sourceWords(source) }));
}
