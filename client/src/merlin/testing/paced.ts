/** How long recorded games take to play back: for each round of the reader, the turns of all others together. */

import type { Step, TableState } from "../../lib/api";
import { patched, type Wire } from "../../lib/change";
import { FACTOR, type Speed } from "../../lib/settings.svelte";
import { Cues } from "../../table/cues";
import { Pace } from "../../table/pace";
import { fixture } from "../../test/fixtures";
import { presentation } from "../motion/presentation";
import { read, type View } from "../position/view";
import type { Recorded } from "./recordedmodule";

/** The recorded games that are timed: all players are skilled, and the reader is the first of them. */
export const PACED = { base: "base-4-greedy", "nine modules": "morgana-4-masters" };
const YOU = 0;

/** The time that the turns of the others need between two turns of the reader, and the time they get. */
export interface Round {
  /** The seconds it would take if every beat had all the time it needs. */
  readonly needed: number;
  readonly lasting: number;
  readonly beats: number;
  readonly turns: number;
}

interface Waiting {
  start: Wire;
  steps: Step[];
}

/** The steps that wait for the reader while the others have their turns, round by round. */
function waitingIn({ start, legs }: Recorded): Waiting[] {
  const rounds: Waiting[] = [];
  let wire = start;
  let isWaiting = false;
  for (const [index, { events, changes }] of legs.entries()) {
    const { active } = read(wire);
    const wasWaiting = isWaiting;
    isWaiting = active !== YOU;
    if (isWaiting && !wasWaiting) rounds.push({ start: wire, steps: [] });
    const step: Step = { seq: index + 2, kind: "decided", seat: active, events, changes: [...changes, []] };
    if (isWaiting) rounds.at(-1)?.steps.push(step);
    wire = changes.reduce<Wire>(patched, wire);
  }
  return rounds;
}

/** Everything has come before it is played: bots decide faster than anyone can watch. */
function timed({ start, steps }: Waiting, speed: Speed): Round {
  const [factor, view] = [FACTOR[speed] / 1000, read(start)];
  const cues = new Cues<View>(presentation, () => ({ wire: start, view, isApart: false }));
  const pace = new Pace(presentation.budget);
  const asked = { seat: YOU, question: {}, table: {} } as TableState;
  const pending = { ...asked, question: null };
  for (const [index, step] of steps.entries())
    cues.push({ state: index < steps.length - 1 ? pending : asked, fresh: [step], cause: "update" });
  let [needed, lasting, beats, turns] = [0, 0, 0, 1];
  for (let cue = cues.next(); cue; cue = cues.next()) {
    if (cue.kind !== "show") continue;
    const shown = cues.gather(cue, pace);
    pace.spend(shown.lasting);
    needed += shown.cues.reduce((sum, { beat }) => sum + beat.need, 0);
    lasting += shown.lasting;
    if (shown.lasting > 0) beats += 1;
    turns = Math.max(turns, shown.turns);
  }
  return { needed: needed * factor, lasting: lasting * factor, beats, turns };
}

/** The rounds of a recorded game at a speed in which everybody else has one turn. */
export function roundsOf(game: keyof typeof PACED, speed: Speed): Round[] {
  const { start, legs } = fixture<Recorded>(PACED[game]);
  const others = read(start).seats - 1;
  const rounds = waitingIn({ start, legs }).map((round) => timed(round, speed));
  return rounds.filter(({ turns }) => turns === others);
}
