/** The events of King's decree: decrees are looked through, taken and used. */

import { t } from "../../../lib/i18n.svelte";
import type { WithEvents } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { oneByOne, place } from "../../motion/flights";
import { decreeOf } from "./decrees";
import type { DecreesEvent, DecreesEventName } from "../../rules";
import { whatDecree } from "./phrases";
import { fromPlace, inPlace } from "../../telling/phrases";
import { counted, sayIn } from "../../telling/teller";

const say = sayIn("ml.log");

/** The decrees of a player. */
const decreesOf = (seat: number) => `decrees:${seat}`;

export const EVENTS: WithEvents<DecreesEventName> = {
  looked: {
    say: ({ facts }, teller) => say(teller, "looked", { in: inPlace(facts.place) }),
    sign: ({ facts }) => `emblem:${facts.place}`,
    sound: "card",
  },
  "took-decree": {
    say: ({ facts }, teller) => {
      const decree = decreeOf(facts.decree);
      return decree && say(teller, "tookDecree", { from: fromPlace(facts.place), what: whatDecree(decree) });
    },
    flights: ({ facts: { decree, place: at } }, who) => [
      {
        card: `decree:${decree}`,
        from: [`stack:${at}`, place.principality(at)],
        to: [decreesOf(who), place.player(who)],
        turns: true,
      },
    ],
    sound: "card",
  },
  "used-decrees": {
    say: ({ facts }, teller) => say(teller, "usedDecrees", counted(facts.decrees.length)),
    flights: ({ facts }, who) =>
      oneByOne(facts.decrees, (decree) => ({
        card: `decree:${decree}`,
        from: [decreesOf(who), place.player(who)],
        to: [place.box],
      })),
    sound: "card",
  },

  turned: {
    say: ({ facts: { means, origin, face } }, teller) =>
      means === "decree" ? say(teller, "turned.flag", { from: origin, face }) : null,
  },
};

export const SOURCES: WithSources<DecreesEvent> = {
  decrees: {
    order: 80,
    reason: ({ decree }) => t(decree === undefined ? "ml.for.decrees" : "ml.for.decree"),
    causes: (_, who) => [decreesOf(who)],
  },
};
