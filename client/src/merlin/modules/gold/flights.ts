/** Where coins and mistletoe fly. */

import type { Flight } from "../../../table/stage.svelte";
import { place } from "../../motion/flights";
import type { Event, EventName, GoldEventName } from "../../rules";
import type { View } from "../../position/view";

const BETWEEN = 90;

function between(seat: number, card: "coin" | "mistletoe", isTaken: boolean, count = 1): Flight[] {
  const supply = [`supply:${card === "coin" ? "coins" : card}`];
  const own = [`${card}:${seat}`, place.player(seat)];
  return Array.from({ length: count }, (_, index) => ({
    card,
    from: isTaken ? supply : own,
    to: isTaken ? own : supply,
    delay: index * BETWEEN,
  }));
}

export function goldFlights(before: View, { name, seat, facts }: Event): Flight[] | null {
  const who = seat ?? before.active;
  switch (name) {
    case "took-coins":
      return between(who, "coin", true, facts.count);
    case "paid-coins":
      return between(who, "coin", false, facts.count);
    case "took-mistletoe":
      return between(who, "mistletoe", true);
    case "used-mistletoe":
      return between(who, "mistletoe", false);
    default:
      name satisfies Exclude<EventName, GoldEventName>;
      return null;
  }
}
