/** The events of Arthur: on the inner ring, with the signet ring and to manors. */

import { list, number, type Part } from "../../../lib/i18n.svelte";
import { stepsOn } from "../../events/movement";
import type { WithEvents } from "../../events/records";
import { manorHome, oneByOne, passedOn, place } from "../../motion/flights";
import { ARTHUR } from "./position";
import { ownerOf } from "../../position/words";
import type { ArthurEventName, Moved } from "../../rules";
import { figureName, inPlace, theVassal, toSpace } from "../../telling/phrases";
import { counted, sayIn, type Teller } from "../../telling/teller";
import { PICT_EVENTS } from "./pictevents";

/** The old manor goes home before the new one comes. */
const REPLACED = 160;

const say = sayIn("arthur.log");

function moved({ facts }: Moved, teller: Teller): Part[] | null {
  const to = toSpace(facts.space);
  if (facts.way === "stairs") return say(teller, "stairs", { to });
  if (facts.figure !== ARTHUR) return null;
  const n = stepsOn(teller.parts?.innerRing ?? [], facts);
  return n ? say(teller, "moved", { n: number(n), to }) : say(teller, "stayed");
}

export const EVENTS: WithEvents<ArthurEventName> = {
  nudged: {
    say: ({ facts }, teller) => say(teller, "nudged", counted(facts.steps)),
    sound: "step",
  },
  switched: {
    say: ({ facts: { figure } }, teller) =>
      ownerOf(figure) === null
        ? say(teller, "switched", { figure: figureName(figure) })
        : say(teller, "switched.knight"),
    sign: ({ facts }) => `figure:${facts.figure}`,
    sound: "step",
  },
  "took-signet": {
    say: ({ seat, facts }, teller) => say(teller, facts.former === seat ? "keptSignet" : "tookSignet"),
    sign: () => "signet",
    flights: ({ facts }, who) => passedOn("signet", who, facts.former),
    sound: "points",
  },
  activated: {
    say: ({ facts }, teller) =>
      say(teller, "activated", { vassal: theVassal(facts.vassal), in: inPlace(facts.place) }),
    sign: ({ facts }) => `office:${facts.vassal}`,
    sound: null,
  },
  "replaced-manor": {
    say: ({ facts }, teller) => say(teller, "replaced", { rival: teller.nameOf(facts.former) }),
    flights: ({ facts: { cell, former } }, who) => [
      manorHome(former, cell),
      {
        card: `manor:${who}`,
        from: [place.stock(who, "manor"), place.player(who)],
        to: [place.manor(cell), place.cell(cell)],
        delay: REPLACED,
      },
    ],
    sound: "piece",
  },
  cleared: {
    say: ({ facts }, teller) => say(teller, "cleared", counted(facts.cells.length)),
    flights: ({ facts }, who) => oneByOne(facts.cells, (cell) => manorHome(who, cell)),
    sound: "piece",
    about: () => ({ station: "environs", counted: { kind: "clearing" } }),
  },
  ...PICT_EVENTS,

  moved: { say: moved },
  rolled: {
    say: ({ facts }, teller) => {
      const { merlin = 0, arthur, ...personal } = facts.faces;
      if (arthur === undefined) return null;
      return say(teller, "rolled", { faces: list(Object.values(personal).map(String)), merlin, arthur });
    },
  },
};
