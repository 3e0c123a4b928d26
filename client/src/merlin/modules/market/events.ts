/** The events of buying wares and giving them back. */

import type { EventTable } from "../../events/records";
import { sayIn } from "../../telling/teller";
import { whatWare } from "./phrases";
import { onBoard, placesOf } from "./ware";
import { recordFor } from "./wares";

const say = sayIn("market.log");

/** The place of a player's ware. */
const owned = (seat: number, ware: string) => placesOf(recordFor(ware) ?? {}, seat, ware);

export const EVENTS = {
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
} satisfies EventTable;
