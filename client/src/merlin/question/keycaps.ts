/** The keys of the options: digits in the order of the list, and a letter for a mission. */

import type { Offers } from "../choosing/offers";
import type { Arranged } from "./arranged";

/** There is no key for an option after the ninth. */
const DIGITS = 9;
const MISSION = "M";

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
  return mission ? caps.set(mission.word, MISSION) : caps;
}
