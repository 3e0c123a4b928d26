/** What flies where when something happens with Morgana. */

import type { Flight } from "../../../table/stage.svelte";
import { place } from "../../motion/flights";
import type { Event, EventName, MorganaEventName } from "../../rules";
import type { View } from "../../position/view";
import { brewId } from "./acts";

const BETWEEN = 90;
const INTO = /^cauldron-(\d)$/;
const SUPPLY = { poison: ["supply:poison", "kitchen"], huts: ["supply:huts"], dark: ["supply:dark"] };

function own(seat: number, what: "poison"): string[] {
  return [`${what}:${seat}`, place.player(seat)];
}

/** Where her markers lie in a principality: on those of a seat, or alone. */
function darkIn(at: string, seat: number | null): string[] {
  return [seat === null ? `dark:${at}` : `topped:${seat}:${at}`, place.principality(at)];
}

/** The flights of an event of this module; null where it is not hers. */
export function morganaFlights(before: View, _now: View, { name, seat, facts }: Event): Flight[] | null {
  const who = seat ?? before.active;
  switch (name) {
    case "used-pentagram": {
      const number = INTO.exec(facts.use)?.[1];
      const to = number === undefined ? [`pentagram:${who}`, place.player(who)] : [`cauldron:${number}`];
      return [
        {
          card: `morgana-die:${facts.face}`,
          from: [brewId(facts.die), "kitchen"],
          to: [...to, "kitchen"],
        },
      ];
    }
    case "took-poison":
      return [{ card: "poison", from: SUPPLY.poison, to: own(who, "poison") }];
    case "used-poison":
      return [{ card: "poison", from: own(who, "poison"), to: SUPPLY.poison }];
    case "took-horn": {
      const { former } = facts;
      if (former === who) return [];
      const from = former !== null ? [`horn:${former}`, place.player(former)] : ["treasure:horn", "kitchen"];
      return [{ card: "horn", from, to: [`horn:${who}`, place.player(who)] }];
    }
    case "placed-hut": {
      const { cell } = facts;
      return [{ card: "hut", from: SUPPLY.huts, to: [`hut:${cell}`, place.cell(cell)] }];
    }
    case "removed-huts":
      return facts.cells.map((cell, index) => ({
        card: "hut",
        from: [`hut:${cell}`, place.cell(cell)],
        to: SUPPLY.huts,
        delay: index * BETWEEN,
      }));
    case "abandoned":
      return facts.cells.map((cell, index) => ({
        card: `manor:${who}`,
        from: [place.manor(cell), place.cell(cell)],
        to: [place.stock(who, "manor"), place.player(who)],
        delay: index * BETWEEN,
      }));
    case "darkened":
      return [{ card: "dark", from: SUPPLY.dark, to: darkIn(facts.place, facts.top ? who : null) }];
    case "dispelled":
      return Array.from({ length: facts.count }, (_, index) => ({
        card: "dark",
        from: darkIn(facts.place, seat),
        to: SUPPLY.dark,
        delay: index * BETWEEN,
      }));
    case "scored":
      if (facts.source !== "horn") return null;
      return [
        {
          card: `points:${facts.points}`,
          from: [`horn:${who}`, place.player(who)],
          to: [place.score(who), place.sum(who), place.player(who)],
          isMark: true,
        },
      ];
    case "laid-tokens":
    case "rolled-morgana":
    case "passed":
    case "forfeited-token":
    case "turned-token":
    case "moved-morgana":
    case "swapped-figures":
    case "returned-castles":
      return null;
    default:
      name satisfies Exclude<EventName, MorganaEventName>;
      return null;
  }
}
