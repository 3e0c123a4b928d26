/** The events of the course of a game: its beginning, turns, rounds, scorings and end. */

import { parts as partsOf } from "../../lib/i18n.svelte";
import { placeOf } from "../position/words";
import { influenceAt } from "../scoring/subjects";
import { inPlace } from "../telling/phrases";
import { sayIn } from "../telling/teller";
import type { EventTable } from "./records";

const say = sayIn("ml.log");

export const ROUNDS = {
  began: { say: (_, teller) => say(teller, "began"), sound: null },
  started: {
    say: ({ facts }, teller) => {
      const space = placeOf(facts.space);
      return space && say(teller, "started", { at: inPlace(space), in: inPlace(facts.marker) });
    },
    sound: null,
  },
  turn: { say: null, sound: null, isSilent: true, isAlone: true },
  round: {
    say: ({ facts }, teller) => say(teller, "round", { round: facts.round }),
    sound: null,
    isAlone: true,
  },
  "round-ended": { say: null, sound: null, isSilent: true, isAlone: true },
  scoring: {
    say: ({ facts }) => partsOf("ml.log.scoring", { round: facts.round }),
    sound: null,
    isAlone: true,
  },
  "broke-tie": {
    say: ({ facts }, teller) => say(teller, "brokeTie", { in: inPlace(facts.place) }),
    sound: null,
    about: ({ facts }) => influenceAt(facts.place),
  },
  over: { say: () => partsOf("ml.log.over"), sound: "end", isSilent: true, isAlone: true },
} satisfies EventTable;
