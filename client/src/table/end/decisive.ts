/** The decisive turns in words: when it was, what happened, and who took the lead with it. */

import type { EventInfo, Timeline } from "../../lib/api";
import { t, type Part } from "../../lib/i18n.svelte";
import { roundOf, roundsOf } from "../replay/turns";
import type { EndPresentation, TurnSummary } from "./presentation";
import { swingsOf, type Swing } from "./swings";

export interface Decisive extends Swing, Omit<TurnSummary, "title"> {
  /** "Round 3: Environs" */
  readonly title: string;
  /** Said after the sentence, or null. */
  readonly lead: string | null;
}

interface Past {
  readonly timeline: Timeline;
  /** Everything that happened in the game. */
  readonly events: readonly EventInfo[];
}

/** The turns that brought most points, told to a reader. */
export function decisiveTurns(
  { timeline, events }: Past,
  presentation: Pick<EndPresentation, "tell">,
  names: readonly string[],
  you: number | null,
  most?: number,
): Decisive[] {
  const { steps } = timeline;
  const rounds = roundsOf(steps, names.length);
  const hasRounds = steps.some(({ round }) => round !== null);
  return swingsOf(timeline, most).map((swing) => {
    const { turn, seat, tookLead } = swing;
    const happened = events.slice(steps[turn.first]?.events ?? 0, steps[turn.end]?.events ?? events.length);
    const { sign, title, sentence } = presentation.tell(happened, you, names, seat);
    // If a round has many turns, the round says more than the number of the turn.
    const titled = hasRounds
      ? t("end.swings.inRound", { round: roundOf(turn.number, rounds), title })
      : t("end.swings.turn", { n: turn.number, title });
    const took =
      seat === you ? t("end.swings.lead.you") : t("end.swings.lead.other", { name: names[seat] ?? "" });
    return { ...swing, sign, sentence, title: titled, lead: tookLead ? took : null };
  });
}

/** The sentence of a decisive turn, with the lead if it was taken. */
export function sentenceOf({ sentence, lead }: Pick<Decisive, "sentence" | "lead">): readonly Part[] {
  return lead === null ? sentence : [...sentence, { text: ` ${lead}`, param: null, bold: false }];
}
