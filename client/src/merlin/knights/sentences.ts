/** What happens with allies, as sentences of the log. */

import { inWords, parts as partsOf, type Key, type Part } from "../../lib/i18n.svelte";
import { animalName, fromPlace, inPlace, toSpace } from "../phrases";
import type { Event } from "../view";
import { allyOf, placeOf } from "../words";
import { allyName } from "./phrases";

type Values = Record<string, string | number>;
/** The sentences that are there for you and for others. */
type Both = Key extends infer K ? (K extends `knights.log.${infer Name}.you` ? Name : never) : never;

/** The sentence of an event of this module; nothing where another tells it too. */
export function ofKnights({ name, facts }: Event, isYou: boolean, who: string): Part[] {
  const say = (what: Both, values: Values = {}): Part[] => {
    const key = `knights.log.${what}.${isYou ? "you" : "other"}` as "knights.log.joined.you";
    return partsOf(key, { name: who, ...values } as unknown as { ally: string });
  };
  const ally = allyOf(facts["ally"]);
  const place = placeOf(facts["place"]);
  switch (name) {
    case "joined":
      return ally ? say("joined", { ally: allyName(ally) }) : [];
    case "used-tile":
      // Whatever else a tile is used for is told by what comes of it.
      return ally === "galahad" ? say("galahad") : [];
    case "turned": {
      const by = allyOf(facts["means"]);
      const said = { from: Number(facts["origin"]), face: Number(facts["face"]) };
      return by ? say("turned", { ...said, ally: allyName(by) }) : [];
    }
    case "moved":
      return say("portal", { to: toSpace(String(facts["space"])) });
    case "swapped-missions":
      return say("swapped");
    case "laid-castle":
      return say("castle");
    case "laid-tile":
      return place ? say("kay", { in: inPlace(place) }) : [];
    case "returned-tiles": {
      const n = Number(facts["count"]);
      return place ? say("returned", { n, words: inWords(n), from: fromPlace(place) }) : [];
    }
    case "placed-marshal":
      return place ? say("marshal", { in: inPlace(place) }) : [];
    case "recoloured": {
      const [origin, colour] = [placeOf(facts["origin"]), placeOf(facts["colour"])];
      return origin && colour
        ? say("recoloured", { origin: animalName(origin), colour: animalName(colour) })
        : [];
    }
    default:
      return [];
  }
}
