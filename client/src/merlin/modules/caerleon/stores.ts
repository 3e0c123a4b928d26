/** The goods that districts store. */

import type { View } from "../../position/view";
import { goodOf, PLACES, sortOf, type Kind } from "../../position/words";
import type { District } from "./city";

export const STORES: Readonly<Partial<Record<District, Kind>>> = {
  smith: "shield",
  tailor: "flag",
  quarry: "material",
};

/** The districts of everything else that is stored. */
const OTHERS: Readonly<Record<string, District>> = { apple: "orchard", mistletoe: "orchard", coin: "mint" };

/** Whether a thing lies in the district that is closed, so that it is not available. */
export function isShutIn(what: string, { closed, districts }: View): boolean {
  const at = PLACES.find((place) => place === closed);
  const district = at && districts?.[at];
  if (!district) return false;
  const good = goodOf(what);
  return good ? STORES[district] === sortOf(good) : OTHERS[what] === district;
}
