/** The districts of Caerleon: their stores, their people, and the work done there. */

import { districtOf, type District, type Districts } from "./city";
import type { View } from "../../position/view";
import { CASTLE, FETCHES, PLACES, VASSALS, type Kind, type Place, type Vassal } from "../../position/words";
import { STORES } from "./stores";

/** How many goods the vassal of the trade takes, and how many coins, fruits and exchanges any vassal gets. */
const MASTERS = 2;
export const COINS = 2;
export const FRUITS = 2;
export const EXCHANGES = 4;

const LADY = "lady";

/** The districts as sent over the wire. */
export function readCity(wire: unknown): { districts: Districts } {
  const told = (wire ?? {}) as Readonly<Record<string, unknown>>;
  const laid = PLACES.map((place) => [place, districtOf(told[place]) ?? "merchant"] as const);
  return { districts: Object.fromEntries(laid) as unknown as Districts };
}

/** The place of a district. */
export function placeOfDistrict(districts: Districts, wanted: District): Place {
  return PLACES.find((place) => districts[place] === wanted) ?? PLACES[0];
}

/** The place that stores all goods of a kind. */
export function storeOf(districts: Districts, kind: Kind): Place {
  return PLACES.find((place) => STORES[districts[place]] === kind) ?? PLACES[0];
}

/** How many goods a vassal takes from a store. */
export function catchOf(vassal: Vassal, kind: Kind): number {
  return FETCHES[vassal] === kind ? MASTERS : 1;
}

/** How many goods of a kind are left in all colours. */
export function leftOf({ supply }: View, kind: Kind): number {
  return PLACES.reduce((sum, place) => sum + supply[`${place}-${kind}`], 0);
}

/** Builder, shield-bearer and flag-bearer share two places. */
export const LODGERS: readonly Vassal[] = VASSALS.filter((vassal) => vassal !== LADY);
export const LODGINGS = 2;
/** The word for both of their places in ids: "post:blue:lodger". */
export const LODGER = "lodger";

/** The usual places: shield-bearers and flag-bearers have one each, and a builder takes the free one. */
const USUAL: Readonly<Record<Vassal, number>> = { lady: 0, "shield-bearer": 0, builder: 0, "flag-bearer": 1 };

/** The seat whose vassal of a kind stands at a place, or null. */
export function seatAt(vassals: View["vassals"], place: Place, vassal: Vassal): number | null {
  const seat = vassals.findIndex((own) => own[vassal] === place);
  return seat < 0 ? null : seat;
}

/** The lodgers of a district. */
export function lodgersAt(vassals: View["vassals"], place: Place): { seat: number; vassal: Vassal }[] {
  return LODGERS.flatMap((vassal) => {
    const seat = seatAt(vassals, place, vassal);
    return seat === null ? [] : [{ seat, vassal }];
  });
}

/** The place that a lodger has or would get. */
export function lodgingOf(vassals: View["vassals"], place: Place, vassal: Vassal): number {
  if (vassal !== "builder") return USUAL[vassal];
  const [other, ...more] = lodgersAt(vassals, place).filter(({ vassal: kind }) => kind !== vassal);
  return other && !more.length ? 1 - USUAL[other.vassal] : USUAL[vassal];
}

/** Whether a vassal sent there would find both places taken by others. */
export function isFull(view: View, seat: number, vassal: Vassal, place: Place): boolean {
  if (vassal === LADY || view.vassals[seat]?.[vassal] === place) return false;
  const others = lodgersAt(view.vassals, place).filter((other) => other.vassal !== vassal);
  return others.length >= LODGINGS;
}

/** The place where a vassal of a seat stands; null if it is at home. */
export function postOf(view: View, seat: number, vassal: Vassal): Place | null {
  const post = view.vassals[seat]?.[vassal] ?? CASTLE;
  return post === CASTLE ? null : post;
}
