/** Answers to the next question that can be given along with an option, so that two decisions take one click. */

import { answered } from "../../layers";
import { actsOf, posed, type Act, type Situation } from "../../choosing/acts";
import type { Offer } from "../../choosing/offers";

/** The next question, whose answers are in sight together with an option. */
export interface Along {
  readonly acts: readonly Act[];
  /** Given along with the option itself, if none of the others is chosen. */
  readonly decline: Act | null;
  /** The situation for the words of its answers. */
  readonly situation: Situation;
}

/** The next question after an option, if the rules are sure of it and its answers are given along. */
export function alongWith(act: Act, situation: Situation): Along | null {
  const next = situation.outcomes?.get(act.word)?.then;
  if (!next || !answered(({ asks }) => asks?.[next.ask]?.joins?.(act))) return null;
  const acts = actsOf(next);
  return {
    acts: acts.filter(({ kind }) => kind !== "decline"),
    decline: acts.find(({ kind }) => kind === "decline") ?? null,
    situation: { ...situation, asked: posed(next), outcomes: null },
  };
}

/** The next question after rows of the list: a switch above them answers it for all. */
export function followingOf(rows: readonly Offer[], situation: Situation): Along | null {
  const single = rows.flatMap(({ acts }) => (acts.length === 1 ? acts : []));
  return single.map((act) => alongWith(act, situation)).find((along) => along !== null) ?? null;
}
