/** The plan of the city: positions within a district, with its store on the left and its people on the right. */

import { beside } from "../../board/principality";
import { polar, type Point } from "../../board/geometry";
import type { Districts } from "./city";
import type { View } from "../../position/view";
import { colourOf, sortOf, type Good, type Place, type Vassal } from "../../position/words";
import { lodgingOf, storeOf } from "./districts";

/** The sizes of pieces in a district. */
export const PLAN = { disc: 20.5, goods: 0.92, count: 7.6, coin: 1.36, fruit: 34, sprig: 1.34 } as const;

const PEOPLE = { radius: 408, lady: 9.9, lodgings: [17.5, 25] } as const;
const STORE = { rows: [414, 369], columns: [-25.2, -17.9, -10.6] } as const;
const MIDDLE = { radius: 391, across: -17.9, fruits: [-22.5, -13.5] } as const;

export function ladyAt(index: number): Point {
  return polar(PEOPLE.radius, beside(index, PEOPLE.lady));
}
export function lodgingAt(index: number, nth: number): Point {
  return polar(PEOPLE.radius, beside(index, PEOPLE.lodgings[nth] ?? 0));
}
/** The position where a vassal stands or would stand. */
export function standAt(index: number, place: Place, vassal: Vassal, vassals: View["vassals"]): Point {
  return vassal === "lady" ? ladyAt(index) : lodgingAt(index, lodgingOf(vassals, place, vassal));
}

/** The position of a good. All of its kind are in one district, by colour in board order. */
export function goodAt(good: Good, districts: Districts, places: readonly Place[]): Point {
  const index = places.indexOf(storeOf(districts, sortOf(good)));
  const nth = places.indexOf(colourOf(good));
  const [row, column] = [Math.floor(nth / STORE.columns.length), nth % STORE.columns.length];
  return polar(STORE.rows[row] ?? 0, beside(index, STORE.columns[column] ?? 0));
}

/** The middle of a store that holds one thing, and the positions of two. */
export function storeAt(index: number): Point {
  return polar(MIDDLE.radius, beside(index, MIDDLE.across));
}
export function fruitAt(index: number, nth: number): Point {
  return polar(MIDDLE.radius, beside(index, MIDDLE.fruits[nth] ?? 0));
}
