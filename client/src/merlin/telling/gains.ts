/** The points that an act brings its player immediately, computed by the rules themselves. */

import type { Outcome } from "../../lib/api";
import { list, t } from "../../lib/i18n.svelte";
import type { Situation } from "../choosing/act";
import { isOfScoring, reasonOf } from "../events/sources";
import type { Event, Scored } from "../rules";
import { missing } from "../position/missions";
import { points, signed } from "./phrases";

export interface Gain {
  readonly points: number;
  /** What they are for: "flags". */
  readonly reason: string;
}

/** What a seat scores by an outcome, up to the end of the round if it ends; null if the outcome is not known. */
export function scoredIn(outcome: Outcome | null | undefined, seat: number): Scored["facts"][] | null {
  return (
    (outcome &&
      untilRoundEnds(outcome).flatMap((event) =>
        event.name === "scored" && event.seat === seat ? [event.facts] : [],
      )) ??
    null
  );
}

function untilRoundEnds({ events }: Outcome): readonly Event[] {
  const told = events as unknown as readonly Event[];
  const end = told.findIndex(({ name }) => name === "round-ended");
  return end < 0 ? told : told.slice(0, end);
}

/** What the player scores by the act in question, apart from a scoring; null if that is not known. */
function scoredBy({ outcome, seat }: Situation): Scored["facts"][] | null {
  return scoredIn(outcome, seat)?.filter((facts) => !isOfScoring(facts)) ?? null;
}

/** The points that the act in question brings, one entry for each reason; null if they are not known. */
export function gainsOf(situation: Situation): readonly Gain[] | null {
  const scored = scoredBy(situation);
  if (!scored) return null;
  const gains = new Map<string, number>();
  for (const facts of scored) {
    const reason = reasonOf(facts);
    gains.set(reason, (gains.get(reason) ?? 0) + facts.points);
  }
  return [...gains].flatMap(([reason, points]) => (points ? [{ reason, points }] : []));
}

/** All points that the act in question brings; null if they are not known. */
export function gained(situation: Situation): number | null {
  const scored = scoredBy(situation);
  return scored && scored.reduce((sum, { points }) => sum + points, 0);
}

/** "+2 for flags and +1 for shields" */
export function gainWords(gains: readonly Gain[]): string {
  return list(gains.map(({ points, reason }) => t("ml.gain", { points: signed(points), what: reason })));
}

/** The points of the missions that can be resolved after the act in question, but lack something before it. */
function completed({ outcome, parts, view, seat }: Situation): number[] {
  // A mission is offered once for each way to pay for it.
  const cards = (outcome?.then?.options ?? []).flatMap((option) =>
    Array.isArray(option) && option[0] === "mission" ? [String(option[1])] : [],
  );
  return [...new Set(cards)].flatMap((card) => {
    const mission = parts.missions[card];
    return mission && missing(mission, view, seat).length ? [mission.points] : [];
  });
}

/** "completes a mission for 2 points", "completes missions for 2 and 3 points" */
function completing(worth: readonly number[]): string[] {
  const [first] = worth;
  if (first === undefined) return [];
  return worth.length === 1
    ? [t("ml.completes", { points: points(first) })]
    : [t("ml.completes.several", { points: list(worth.map(String)) })];
}

/** Words with what the act in question brings: points, unless they are told already, and missions that it completes. */
export function withGains(words: string | null, situation: Situation, isTold: boolean): string | null {
  const gains = isTold ? [] : (gainsOf(situation) ?? []);
  const said = [
    ...(words ? [words] : []),
    ...(gains.length ? [gainWords(gains)] : []),
    ...completing(completed(situation)),
  ];
  return said.length ? said.join("; ") : null;
}
