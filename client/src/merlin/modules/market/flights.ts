/** Where the wares of the market fly. */

import type { Flight } from "../../../table/stage.svelte";
import { place } from "../../motion/flights";
import type { Event, EventName, MarketEventName } from "../../rules";
import type { View } from "../../position/view";
import { goodOfTile, PLUS, valueOf } from "./position";

const BETWEEN = 90;

/** Where a ware lies on its board, or where the board is. */
const onBoard = (ware: string) => [`ware:${ware}`, "board:market"];

/** Where a ware of a player lies. */
function before(seat: number, ware: string): string[] {
  const good = goodOfTile(ware);
  if (valueOf(ware) !== null) return [`die:${seat}:${ware}`, place.player(seat)];
  return [`own:${seat}:${ware}`, ...(good ? [place.castle(seat, good)] : []), place.player(seat)];
}

export function marketFlights(view: View, { name, seat, facts }: Event): Flight[] | null {
  const who = seat ?? view.active;
  switch (name) {
    case "bought":
      return [{ card: facts.ware, from: onBoard(facts.ware), to: before(who, facts.ware) }];
    case "returned-ware":
      return [{ card: facts.ware, from: before(who, facts.ware), to: onBoard(facts.ware) }];
    case "laid-plus": {
      const to = [`plus:${who}:${facts.place}`, place.marker(who, facts.place)];
      return [{ card: PLUS, from: before(who, PLUS), to }];
    }
    case "returned-plus":
      return Array.from({ length: facts.count }, (_, index) => ({
        card: PLUS,
        from: [`plus:${who}:${facts.place}`, place.marker(who, facts.place)],
        to: onBoard(PLUS),
        delay: index * BETWEEN,
      }));
    case "dismissed":
      return facts.labourers.map((labourer, index) => ({
        card: labourer,
        from: before(who, labourer),
        to: onBoard(labourer),
        delay: index * BETWEEN,
      }));
    case "used-labourer":
    case "stopped":
      return null;
    default:
      name satisfies Exclude<EventName, MarketEventName>;
      return null;
  }
}
