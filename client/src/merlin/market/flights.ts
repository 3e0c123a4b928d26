/** Where the wares of the market fly. */

import type { Flight } from "../../table/stage.svelte";
import { place } from "../flights";
import { strings, type Event, type View } from "../view";
import { placeOf } from "../words";
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
  const ware = String(facts["ware"]);
  const at = placeOf(facts["place"]);
  switch (name) {
    case "bought":
      return [{ card: ware, from: onBoard(ware), to: before(who, ware) }];
    case "returned-ware":
      return [{ card: ware, from: before(who, ware), to: onBoard(ware) }];
    case "laid-plus":
      if (!at) return null;
      return [{ card: PLUS, from: before(who, PLUS), to: [`plus:${who}:${at}`, place.marker(who, at)] }];
    case "returned-plus":
      return at
        ? Array.from({ length: Number(facts["count"]) }, (_, index) => ({
            card: PLUS,
            from: [`plus:${who}:${at}`, place.marker(who, at)],
            to: onBoard(PLUS),
            delay: index * BETWEEN,
          }))
        : null;
    case "dismissed":
      return strings(facts["labourers"]).map((labourer, index) => ({
        card: labourer,
        from: before(who, labourer),
        to: onBoard(labourer),
        delay: index * BETWEEN,
      }));
    default:
      return null;
  }
}
