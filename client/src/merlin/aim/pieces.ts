/** The pieces that a mission still needs. */

import { missing } from "../position/missions";
import type { Mission } from "../position/parts";
import { leftOf, type View } from "../position/view";
import { PLACES, VASSALS } from "../position/words";

/** The ids of goods in the supply, of vassals, markers and principalities. */
export function advancing(mission: Mission, view: View, seat: number): string[] {
  return missing(mission, view, seat).flatMap((need) => {
    switch (need.kind) {
      case "good":
        return [`good:${need.good}`];
      case "any":
        return PLACES.map((place) => `${place}-${need.sort}` as const)
          .filter((good) => leftOf(view, good) > 0)
          .map((good) => `good:${good}`);
      case "marker":
        return [`marker:${seat}`, `place:${need.place}`];
      case "anywhere":
        return [`marker:${seat}`];
      case "posted":
        return [`vassal:${seat}:${need.vassal}`, `place:${need.place}`];
      case "together":
        return need.vassals.map((vassal) => `vassal:${seat}:${vassal}`);
      case "two":
        return [
          ...VASSALS.filter((vassal) => view.vassals[seat]?.[vassal] !== need.place).map(
            (vassal) => `vassal:${seat}:${vassal}`,
          ),
          `place:${need.place}`,
        ];
    }
  });
}
