/** The events of choosing allies and using their tiles. */

import type { EventTable } from "../../events/records";
import { place } from "../../motion/flights";
import { sayIn } from "../../telling/teller";
import { allyOf, recordOf } from "./allies";
import { placesOf } from "./ally";
import { allyName } from "./phrases";

const say = sayIn("knights.log");

export const EVENTS = {
  joined: {
    say: ({ facts }, teller) => say(teller, "joined", { ally: allyName(facts.ally) }),
    flights: ({ facts: { ally, stack } }, who) => [
      { card: `ally:${ally}`, from: [`draft:${ally}`], to: [`slot:${who}:${stack}`, ...placesOf(who, ally)] },
    ],
    sound: "card",
  },
  "used-tile": {
    // The effect of most tiles tells what they were used for.
    say: ({ facts }, teller) => recordOf(facts.ally).saysUse?.(teller) ?? null,
    flights: ({ facts: { ally } }, who) =>
      recordOf(ally).laysTiles ? [] : [{ card: `ally:${ally}`, from: placesOf(who, ally), to: [place.box] }],
    sound: "piece",
  },
  turned: {
    say: ({ facts: { means, origin, face } }, teller) => {
      const by = allyOf(means);
      return by && say(teller, "turned", { from: origin, face, ally: allyName(by) });
    },
  },
} satisfies EventTable;
