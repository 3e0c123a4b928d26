/** What a player can do at the market and with its wares. */

import { readAct, type Act, type ActReaders } from "../../choosing/acts";
import type * as rules from "../../rules";
import { goodOf, placeOf, type Place } from "../../position/words";
import { FRUIT, sortOfWare } from "./position";

/** What a tile can be spent in place of. */
export const MISTLETOE = "mistletoe";

/** The thing under which all purchases are gathered. */
export const VISIT = "market:visit";

interface Said {
  readonly word: string;
}
/** A ware is bought. */
export interface Buy extends Said {
  readonly kind: "buy";
  readonly ware: string;
}
/** A good, mistletoe or a tile is spent, where both can be. */
export interface Settle extends Said {
  readonly kind: "settle";
  readonly piece: string;
}
/** A plus token goes under the marker. */
export interface Underlay extends Said {
  readonly kind: "underlay";
  readonly place: Place;
}
/** No turn is taken with the labourers that are left. */
export interface Stop extends Said {
  readonly kind: "stop";
}
export type MarketAct = Buy | Settle | Underlay | Stop;

const NAMED: ActReaders<rules.MarketAct> = {
  buy: ([, ware], word) => ({ kind: "buy", word, ware }),
  stop: (_, word) => ({ kind: "stop", word }),
  fruit: ([, die, face], word) => ({ kind: "fruit", word, die, face }),
};

export function marketAct(ask: string, option: unknown, word: string): Act | null {
  if (ask === "plus") {
    const place = placeOf(option);
    return place && { kind: "underlay", word, place };
  }
  if (ask === "raise" || ask === "pay") return { kind: "settle", word, piece: String(option) };
  return readAct(NAMED, option, word);
}

/** The pieces that it concerns. */
export function marketIds(act: Act, seat: number): string[] | null {
  switch (act.kind) {
    case "buy":
      return [VISIT, `stall:${sortOfWare(act.ware) ?? ""}`, `ware:${act.ware}`];
    case "settle":
      if (act.piece === MISTLETOE) return [`mistletoe:${seat}`];
      return [goodOf(act.piece) ? `castle:${seat}:${act.piece}` : `own:${seat}:${act.piece}`];
    case "underlay":
      return [`marker:${seat}:${act.place}`, `own:${seat}:plus`];
    case "fruit":
      return [`die:${seat}:${act.die}`, `own:${seat}:${FRUIT}`];
    default:
      return null;
  }
}
