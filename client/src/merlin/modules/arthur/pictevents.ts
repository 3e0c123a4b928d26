/** The events of Picts. */

import { t } from "../../../lib/i18n.svelte";
import type { EventTable } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { oneByOne, place } from "../../motion/flights";
import type { ArthurEvent } from "../../rules";
import type { Subject } from "../../scoring/subjects";
import { whatBonus } from "./phrases";
import { counted, sayIn } from "../../telling/teller";

const STACKS = "stacks:picts";

/** A scoring compares the sums of all players. */
const SUMS: Subject = { station: "picts", counted: { kind: "picts" } };

const say = sayIn("arthur.log");

/** The id of a Pict on display, and of those of a player. */
const shown = (pict: string) => `pict:${pict}`;
const taken = (seat: number) => `picts:${seat}`;

export const PICT_EVENTS = {
  "took-pict": {
    say: ({ facts }, teller) => {
      const pict = teller.parts?.picts[facts.pict];
      return pict ? say(teller, "tookPict", { n: pict.value, what: whatBonus(pict.bonus) }) : null;
    },
    flights: ({ facts }, who) => {
      const card = shown(facts.pict);
      return [{ card, from: [card, STACKS], to: [taken(who), place.player(who)] }];
    },
    sound: "piece",
  },
  "revealed-pict": {
    say: null,
    flights: ({ facts }) => [
      { card: shown(facts.pict), from: [STACKS], to: [shown(facts.pict)], turns: true },
    ],
    sound: "card",
  },
  "discarded-picts": {
    say: ({ facts }, teller) => say(teller, "discardedPicts", counted(facts.picts.length)),
    flights: ({ facts }, who) =>
      oneByOne(facts.picts, (pict) => ({
        card: shown(pict),
        from: [taken(who), place.player(who)],
        to: [place.box],
      })),
    sound: "card",
    about: () => SUMS,
  },
  scored: {
    say: ({ facts }, teller) =>
      facts.source === "picts" && facts.points < 0 ? say(teller, "fewestPicts", { n: facts.strength }) : null,
  },
} satisfies EventTable;

export const SOURCES: WithSources<ArthurEvent> = {
  picts: {
    order: 150,
    reason: ({ strength }) => t("picts.for", { n: strength }),
    causes: (_, who) => [taken(who)],
    about: () => SUMS,
  },
};
