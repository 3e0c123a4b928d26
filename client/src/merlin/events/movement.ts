/** The events of dice and figures: rolls, turns, moves, and actions on spaces. */

import type { Heard } from "../../lib/hearing";
import { list, number, type Part } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { pathOf } from "../choosing/acts";
import { place } from "../motion/flights";
import { STEP } from "../motion/pace";
import type { View } from "../position/view";
import { MERLIN } from "../position/words";
import type { Moved } from "../rules";
import { spaceName, toSpace } from "../telling/phrases";
import { sayIn, type Teller } from "../telling/teller";
import type { EventTable } from "./records";

const say = sayIn("ml.log");

/** The number of spaces that a figure went. The server does not send it, so count on the ring. */
export function stepsOn(ring: readonly string[], { origin, space, way }: Moved["facts"]): number {
  const [from, to] = [ring.indexOf(origin), ring.indexOf(space)];
  return ((way === "ccw" ? from - to : to - from) + ring.length) % ring.length;
}

function moved({ facts }: Moved, teller: Teller): Part[] {
  const to = toSpace(facts.space);
  if (facts.way === "mirror") return say(teller, "moved.mirror", { to });
  const n = number(stepsOn(teller.parts?.ring ?? [], facts));
  if (facts.figure === MERLIN) return say(teller, "moved.merlin", { n, to });
  return say(teller, facts.way === "ccw" ? "moved.back" : "moved.knight", { n, to });
}

/** A sound for every step of a figure, as long as the reader wants to see it walk. */
function footsteps({ facts: { figure, way, space } }: Moved, view: View): Heard {
  const path = pathOf(view, figure, way === "ccw" ? "ccw" : "cw", space);
  const every = settings.lasting(STEP);
  return { sound: "step", times: every > 0 ? Math.max(1, path.length) : 1, every };
}

export const MOVEMENT = {
  rolled: {
    say: ({ facts }, teller) => {
      const { merlin = 0, ...personal } = facts.faces;
      return say(teller, "rolled", { faces: list(Object.values(personal).map(String)), merlin });
    },
    sound: "dice",
    isAlone: true,
    // All dice roll together.
    isWith: (_, before) => before.name === "rolled",
  },
  turned: {
    say: ({ facts: { means, origin, face } }, teller) =>
      means === "apple" || means === "flag" ? say(teller, `turned.${means}`, { from: origin, face }) : null,
    flights: ({ facts }, who) =>
      facts.means === "apple"
        ? [{ card: "apple", from: [place.apple(who), place.player(who)], to: [place.supply("apples")] }]
        : [],
    sound: "step",
  },
  "used-die": { say: null, sound: null, isSilent: true },
  // What happens where a figure has landed is seen afterwards.
  moved: { say: moved, sign: ({ facts }) => `space:${facts.space}`, sound: footsteps, isAlone: true },
  forfeited: {
    say: (_, teller) => say(teller, "forfeited"),
    sign: ({ facts }) => `space:${facts.space}`,
    sound: null,
  },
  borrowed: {
    say: ({ facts }, teller) => say(teller, "borrowed", { space: spaceName(facts.space) }),
    sign: ({ facts }) => `space:${facts.space}`,
    sound: null,
    isSilent: true,
  },
  "used-staff": {
    say: (_, teller) => say(teller, "usedStaff"),
    flights: ({ facts }, who) => [
      { card: "staff", from: [place.staff(who), place.player(who)], to: [place.space(facts.space)] },
    ],
    sound: "piece",
  },
} satisfies EventTable;
