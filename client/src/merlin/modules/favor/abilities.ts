/** The abilities of King's favor, in the words of the wire. */

import { finder, VASSALS, type Vassal } from "../../position/words";

export type Row = 1 | 2 | 3;
/** An ability by its vassal and its row: "builder-3". */
export type Ability = `${Vassal}-${Row}`;

const ROWS: readonly Row[] = [1, 2, 3];
export const ABILITIES: readonly Ability[] = VASSALS.flatMap((vassal) =>
  ROWS.map((row): Ability => `${vassal}-${row}`),
);
export const abilityOf = finder(ABILITIES);

/** The vassal of an ability. */
export function columnOf(ability: Ability): Vassal {
  return ability.slice(0, -2) as Vassal;
}
/** The row of an ability. */
export function rowOf(ability: Ability): Row {
  return Number(ability.slice(-1)) as Row;
}
