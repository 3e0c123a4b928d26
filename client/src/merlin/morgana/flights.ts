/** What flies where when something happens with Morgana. */

import type { Flight } from "../../table/stage.svelte";
import { place } from "../flights";
import { strings, type Event, type View } from "../view";
import { placeOf } from "../words";
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
  const at = placeOf(facts["place"]);
  switch (name) {
    case "used-pentagram": {
      const die = String(facts["die"]);
      const number = INTO.exec(String(facts["use"]))?.[1];
      const to = number === undefined ? [`pentagram:${who}`, place.player(who)] : [`cauldron:${number}`];
      return [
        {
          card: `morgana-die:${String(facts["face"])}`,
          from: [brewId(die), "kitchen"],
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
      const from =
        typeof former === "number" ? [`horn:${former}`, place.player(former)] : ["treasure:horn", "kitchen"];
      return [{ card: "horn", from, to: [`horn:${who}`, place.player(who)] }];
    }
    case "placed-hut": {
      const cell = String(facts["cell"]);
      return [{ card: "hut", from: SUPPLY.huts, to: [`hut:${cell}`, place.cell(cell)] }];
    }
    case "removed-huts":
      return strings(facts["cells"]).map((cell, index) => ({
        card: "hut",
        from: [`hut:${cell}`, place.cell(cell)],
        to: SUPPLY.huts,
        delay: index * BETWEEN,
      }));
    case "abandoned":
      return strings(facts["cells"]).map((cell, index) => ({
        card: `manor:${who}`,
        from: [place.manor(cell), place.cell(cell)],
        to: [place.stock(who, "manor"), place.player(who)],
        delay: index * BETWEEN,
      }));
    case "darkened":
      if (!at) return [];
      return [{ card: "dark", from: SUPPLY.dark, to: darkIn(at, facts["top"] === true ? who : null) }];
    case "dispelled":
      if (!at) return [];
      return Array.from({ length: Number(facts["count"]) }, (_, index) => ({
        card: "dark",
        from: darkIn(at, seat),
        to: SUPPLY.dark,
        delay: index * BETWEEN,
      }));
    case "scored":
      if (facts["source"] !== "horn") return null;
      return [
        {
          card: `points:${Number(facts["points"])}`,
          from: [`horn:${who}`, place.player(who)],
          to: [place.score(who), place.sum(who), place.player(who)],
          isMark: true,
        },
      ];
    default:
      return null;
  }
}
