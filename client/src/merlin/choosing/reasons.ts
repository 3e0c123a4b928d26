/** Why something cannot be chosen now, read from the options and the view. */

import { thingTables } from "../telling/explanations";
import { thingWith, type Thing, type ThingTable } from "../telling/things";
import { choosable, type Act, type Situation } from "./acts";

/** The reason given by the outermost of these tables that has one. */
function reasonBy(
  [outer, ...inner]: readonly ThingTable[],
  thing: Thing,
  ask: string,
  situation: Situation,
): string | null {
  if (!outer) return null;
  const inside = (other: string) => reasonBy(inner, thing, other, situation);
  return outer[thing.sort]?.whyNot?.(thing, ask, situation, inside) ?? inside(ask);
}

/** Why a piece cannot be chosen for this question; null if it can, or if nobody needs the reason. */
export function whyNot(id: string, ask: string, acts: readonly Act[], situation: Situation): string | null {
  if (choosable(acts, situation).has(id)) return null;
  return reasonBy(thingTables(), thingWith(id), ask, situation);
}

/** The question, the seat it is put to, and its acts. */
export interface Asked {
  readonly ask: string;
  readonly acts: readonly Act[];
  readonly seat: number;
}

/** Why a piece cannot be chosen now; null if it can, or if nothing is asked. */
export function reasonFor(id: string, asked: Asked | null, situation: Situation): string | null {
  return asked && whyNot(id, asked.ask, asked.acts, { ...situation, seat: asked.seat });
}
