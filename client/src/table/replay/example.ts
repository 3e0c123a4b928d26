/** A short game for tests: who decided what in which turn, and how the points stood. */

import type { Timeline, TableInfo } from "../../lib/api";

export function exampleTable(change: Partial<TableInfo> = {}): TableInfo {
  const seat = (number: number, name: string, mine: boolean) => ({
    seat: number,
    kind: mine ? ("you" as const) : ("bot" as const),
    name,
    bot: mine ? null : "greedy",
    mine,
    online: true,
    invitation: null,
  });
  return {
    id: "lake-dove-oak-7f3k9q2m4x",
    title: "Table of the Lake",
    suggested: null,
    game: "kingarthur",
    settings: { seals: "off" },
    visibility: "link",
    stage: "over",
    seats: [seat(0, "Ada", true), seat(1, "Borin", false)],
    seq: 9,
    asked: null,
    ask: null,
    points: [11, 9],
    winners: [0],
    progress: {},
    changed_at: 1_700_000_000,
    rematch: null,
    lesson: null,
    practice: null,
    counsel: false,
    disposable: false,
    ...change,
  };
}

/** Turn 4 had no choice and is missing. Ada takes the lead in turn 5. */
export function exampleTimeline(change: Partial<TableInfo> = {}): Timeline {
  const steps: [turn: number, seat: number, ask: string, points: number[], events: number][] = [
    [1, 0, "challenge", [0, 0], 2],
    [1, 0, "draw-knights", [3, 0], 3],
    [2, 1, "challenge", [3, 0], 5],
    [2, 1, "adventure", [3, 4], 6],
    [3, 0, "draw-knights", [3, 9], 8],
    [5, 0, "challenge", [3, 9], 12],
    [5, 0, "adventure", [6, 9], 13],
    [6, 1, "draw-knights", [11, 9], 15],
  ];
  return {
    table: exampleTable(change),
    steps: steps.map(([turn, seat, ask, points, events], number) => ({
      number,
      turn,
      round: null,
      seat,
      ask,
      points,
      events,
    })),
    final_points: [11, 9],
  };
}
