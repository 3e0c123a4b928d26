/** The keys of the options: digits in the order of the list, and letters for a mission and for dice after the ninth. */

import type { Offers } from "../choosing/offers";
import type { Arranged } from "./arranged";

/** There is no digit for an option after the ninth. */
const DIGITS = 9;
const MISSION = "M";
/** The key of the things that change a die before it is played. */
export const CHANGE = "C";
/** The letters of things shown side by side that have no digit. The others do something else at a table. */
export const LETTERS: readonly string[] = [..."ADFGKLQWYXVN"];

/** The key of each option, by the word of its act or the id of its row. */
export function keycaps(
  { dice, free }: Offers,
  { side, paneled, rows, gathered }: Arranged,
): Map<string, string> {
  const mission = free.find(({ kind }) => kind === "mission");
  const words = [
    ...dice.flatMap(({ goes }) => goes.map(({ word }) => word)),
    ...side.flatMap(({ shown }) => shown.map(({ id }) => id)),
    ...paneled.map(({ word }) => word),
    ...rows.map(({ id }) => id),
    ...free.filter((act) => act !== mission).map(({ word }) => word),
    ...gathered.map(({ id }) => id),
  ];
  const caps = new Map(words.slice(0, DIGITS).map((word, index) => [word, String(index + 1)]));
  const later = side.flatMap(({ shown }) => shown.map(({ id }) => id)).filter((id) => !caps.has(id));
  for (const [index, letter] of LETTERS.slice(0, later.length).entries())
    caps.set(later[index] ?? "", letter);
  return mission ? caps.set(mission.word, MISSION) : caps;
}
