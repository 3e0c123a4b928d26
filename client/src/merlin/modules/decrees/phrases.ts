/** Decrees as parts of sentences. */

import { goodOf } from "../../position/words";
import { goodName, points, whatGood } from "../../telling/phrases";
import { decreePoints, type Decree } from "./decrees";

/** "Dragon shield", "2 points": what a decree brings */
export function decreeName(decree: Decree): string {
  const good = goodOf(decree);
  return good ? goodName(good) : points(decreePoints(decree) ?? 0);
}
/** "a Dragon shield", "2 points": as an object */
export function whatDecree(decree: Decree): string {
  const good = goodOf(decree);
  return good ? whatGood(good) : points(decreePoints(decree) ?? 0);
}
