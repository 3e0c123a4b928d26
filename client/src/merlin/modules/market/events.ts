/** Market: what happens when wares are bought, used and given back. */

import type { WithEvents } from "../../events/records";
import { oneByOne, place, several } from "../../motion/flights";
import type { MarketEventName } from "../../rules";
import { inPlace } from "../../telling/phrases";
import { counted, sayIn } from "../../telling/teller";
import { whatWare } from "./phrases";
import { FRUIT, goodOfTile, PLUS, valueOf } from "./position";

const say = sayIn("market.log");

/** Where a ware lies on its board, or where the board is. */
const onBoard = (ware: string) => [`ware:${ware}`, "board:market"];

/** Where a ware of a player lies. */
function owned(seat: number, ware: string): string[] {
  const good = goodOfTile(ware);
  if (valueOf(ware) !== null) return [`die:${seat}:${ware}`, place.player(seat)];
  return [`own:${seat}:${ware}`, ...(good ? [place.castle(seat, good)] : []), place.player(seat)];
}

/** Where the tokens of a player lie under the markers. */
const underMarkers = (seat: number, at: string) => [`plus:${seat}:${at}`, place.marker(seat, at)];

export const MARKET_EVENTS: WithEvents<MarketEventName> = {
  bought: {
    say: ({ facts }, teller) => say(teller, "bought", { what: whatWare(facts.ware) }),
    flights: ({ facts: { ware } }, who) => [{ card: ware, from: onBoard(ware), to: owned(who, ware) }],
    sound: "piece",
  },
  "returned-ware": {
    say: ({ facts }, teller) => say(teller, "returned", { what: whatWare(facts.ware) }),
    flights: ({ facts: { ware } }, who) => [{ card: ware, from: owned(who, ware), to: onBoard(ware) }],
    sound: "piece",
  },
  "laid-plus": {
    say: ({ facts }, teller) => say(teller, "laid", { in: inPlace(facts.place) }),
    flights: ({ facts }, who) => [{ card: PLUS, from: owned(who, PLUS), to: underMarkers(who, facts.place) }],
    sound: "piece",
  },
  "returned-plus": {
    say: ({ facts }, teller) =>
      say(teller, "returnedPlus", { ...counted(facts.count), in: inPlace(facts.place) }),
    flights: ({ facts }, who) =>
      several(facts.count, { card: PLUS, from: underMarkers(who, facts.place), to: onBoard(PLUS) }),
    sound: "piece",
  },
  "used-labourer": {
    say: ({ facts }, teller) => say(teller, "worked", { n: valueOf(facts.labourer) ?? 0 }),
    sound: null,
  },
  stopped: { say: (_, teller) => say(teller, "stopped"), sound: null },
  dismissed: {
    say: ({ facts }, teller) => say(teller, "dismissed", counted(facts.labourers.length)),
    flights: ({ facts }, who) =>
      oneByOne(facts.labourers, (card) => ({ card, from: owned(who, card), to: onBoard(card) })),
    sound: "piece",
  },

  turned: {
    say: ({ facts: { means, origin, face } }, teller) =>
      means === FRUIT ? say(teller, "turned", { from: origin, face }) : null,
  },
};
