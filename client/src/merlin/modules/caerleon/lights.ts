/** The gold lines round the pieces and people in the districts. */

import { around, type Outline } from "../../board/lights";
import { round, type Point } from "../../board/geometry";
import { OUTLINE } from "../../pieces/paint";
import type { View } from "../../position/view";
import { goodOf, placeOf, sortOf, vassalOf, type Place } from "../../position/words";
import type { Thing } from "../../telling/things";
import { LODGER, placeOfDistrict, postOf } from "./districts";
import { fruitAt, goodAt, ladyAt, lodgingAt, PLAN, standAt, storeAt } from "./plan";

/** How far a supply reaches, with its count. */
const REACH = { coins: 38, fruit: 29 };

/** The outline of both places of the lodgers. */
function lodgings(index: number): Outline {
  const [one, other] = [lodgingAt(index, 0), lodgingAt(index, 1)];
  const radius = PLAN.disc + 1.8;
  const circle = ([x, y]: Point) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  return { transform: "", path: circle(one) + circle(other), tick: [one[0] + 15, one[1] - 15] };
}

function person(at: Point): Outline {
  return around(at, round(PLAN.disc + 1.8), PLAN.disc);
}

/** The outline of a supply in the city; null for one on the table. */
export function supplyOutline({ one: name }: Thing, view: View, places: readonly Place[]): Outline | null {
  const { districts } = view;
  if (!districts) return null;
  const [mint, orchard] = (["mint", "orchard"] as const).map((district) =>
    places.indexOf(placeOfDistrict(districts, district)),
  ) as [number, number];
  switch (name) {
    case "coins":
      return around(storeAt(mint), round(REACH.coins), REACH.coins);
    case "apples":
      return around(fruitAt(orchard, 0), round(REACH.fruit), REACH.fruit);
    case "mistletoe":
      return around(fruitAt(orchard, 1), round(REACH.fruit), REACH.fruit);
    default:
      return null;
  }
}

export function goodOutline({ one }: Thing, { districts }: View, places: readonly Place[]): Outline | null {
  const good = goodOf(one);
  if (!districts || !good) return null;
  return around(goodAt(good, districts, places), OUTLINE[sortOf(good)], 15, PLAN.goods * 1.16);
}

export function postOutline({ one, other }: Thing, _: View, places: readonly Place[]): Outline | null {
  const place = placeOf(one);
  if (!place) return null;
  const index = places.indexOf(place);
  return other === LODGER ? lodgings(index) : person(ladyAt(index));
}

export function vassalOutline({ one, other }: Thing, view: View, places: readonly Place[]): Outline | null {
  const vassal = vassalOf(other);
  const at = vassal && postOf(view, Number(one), vassal);
  return at && person(standAt(places.indexOf(at), at, vassal, view.vassals));
}

/** The outline of what the merchant exchanges. */
export function tradeOutline({ one }: Thing, _: View, places: readonly Place[]): Outline | null {
  const place = placeOf(one);
  return place && around(storeAt(places.indexOf(place)), round(REACH.coins), REACH.coins);
}
