/** What happens with allies, as sentences of the log. */

import { inWords, parts as partsOf, type Key, type Part } from "../../../lib/i18n.svelte";
import { animalName, fromPlace, inPlace, toSpace } from "../../telling/phrases";
import type { KnightsEvent, Moved, Turned } from "../../rules";
import { allyOf } from "./allies";
import { allyName } from "./phrases";

type Values = Record<string, string | number>;
/** The sentences that are there for you and for others. */
type Both = Key extends infer K ? (K extends `knights.log.${infer Name}.you` ? Name : never) : never;

/** The sentence of an event of this module; nothing where another tells it too. */
export function ofKnights(
  { name, facts }: KnightsEvent | Turned | Moved,
  isYou: boolean,
  who: string,
): Part[] {
  const say = (what: Both, values: Values = {}): Part[] => {
    const key = `knights.log.${what}.${isYou ? "you" : "other"}` as "knights.log.joined.you";
    return partsOf(key, { name: who, ...values } as unknown as { ally: string });
  };
  switch (name) {
    case "joined":
      return say("joined", { ally: allyName(facts.ally) });
    case "used-tile":
      // Whatever else a tile is used for is told by what comes of it.
      return facts.ally === "galahad" ? say("galahad") : [];
    case "turned": {
      const by = allyOf(facts.means);
      const said = { from: facts.origin, face: facts.face };
      return by ? say("turned", { ...said, ally: allyName(by) }) : [];
    }
    case "moved":
      return say("portal", { to: toSpace(facts.space) });
    case "swapped-missions":
      return say("swapped");
    case "laid-castle":
      return say("castle");
    case "laid-tile":
      return say("kay", { in: inPlace(facts.place) });
    case "returned-tiles":
      return say("returned", {
        n: facts.count,
        words: inWords(facts.count),
        from: fromPlace(facts.place),
      });
    case "placed-marshal":
      return say("marshal", { in: inPlace(facts.place) });
    case "recoloured":
      return say("recoloured", { origin: animalName(facts.origin), colour: animalName(facts.colour) });
    case "scored":
      return [];
  }
}
