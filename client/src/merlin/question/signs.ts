/** The pieces that represent things with which several acts begin. */

import { siteSign } from "../acts/manors";
import { dieSign } from "../acts/moves";
import type { Situation } from "../choosing/act";
import { answered } from "../layers";
import { thingWith } from "../telling/things";

/** The name of the piece for a thing, or null. */
export function signOf(id: string, situation: Situation): string | null {
  const known = answered(({ sign }) => sign?.(id, situation));
  if (known) return known;
  const { sort, one, other } = thingWith(id);
  switch (sort) {
    case "vassal":
      return `vassal:${situation.seat}:${other}`;
    case "cell":
      return siteSign(one, situation);
    case "mission":
      return "mission";
    case "die":
      return dieSign(other, situation);
    case "castle":
      return other;
    case "good":
      return one;
    default:
      return null;
  }
}
