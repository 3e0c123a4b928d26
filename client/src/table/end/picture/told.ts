/** What the picture of a result says. */

import type { EventInfo, TableState, Timeline } from "../../../lib/api";
import { day, inWords, t } from "../../../lib/i18n.svelte";
import { titleOfTable } from "../../../lib/tables.svelte";
import { courseOf, roundsOf, type Rhythm, type Rounds } from "../../replay/turns";
import { decisiveTurns, type Decisive } from "../decisive";
import { pointsOf, type EndPresentation, type Source } from "../presentation";
import { ranking, resultOf, titleOfResult, type Ranked } from "../ranking";

export interface Told {
  /** "Merlin, two players · Table of the Lake · 12 November 2026" */
  readonly kicker: string;
  readonly title: string;
  readonly ranks: readonly Ranked[];
  readonly winners: readonly number[];
  readonly names: readonly string[];
  readonly sources: readonly Source[];
  readonly ledgers: readonly Readonly<Record<string, number>>[];
  readonly course: readonly (readonly number[])[];
  readonly rhythm: Rhythm;
  readonly rounds: Rounds;
  /** The turn that moved the points most. */
  readonly decisive: Decisive | null;
  /** Where the replay shows it. */
  readonly path: string;
}

/** The result as others are told it: the player who makes the picture is called by name. */
export function toldOf(
  over: TableState,
  past: { readonly timeline: Timeline; readonly events: readonly EventInfo[] },
  presentation: EndPresentation,
  game: string,
): Told {
  const { table } = over;
  const { timeline } = past;
  const result = { ...resultOf(table), you: null };
  const ledgers = over.ledgers ?? [];
  const [decisive = null] = decisiveTurns(past, presentation, result.names, null, 1);
  const n = table.seats.length;
  const players = t("make.players.n", { n, words: inWords(n) });
  const replay = `/table/${table.id}/replay`;
  return {
    kicker: [`${game}, ${players}`, titleOfTable(table), day(new Date(table.changed_at * 1000))]
      .filter(Boolean)
      .join(" · "),
    title: titleOfResult(result),
    ranks: ranking(result),
    winners: result.winners,
    names: result.names,
    sources: presentation
      .sources()
      .filter((source) => ledgers.some((ledger) => pointsOf(source, ledger) !== 0)),
    ledgers,
    course: courseOf(timeline),
    rhythm: presentation.rhythm,
    rounds: roundsOf(timeline.steps, n),
    decisive,
    path: decisive ? `${replay}/${decisive.decision}` : replay,
  };
}
