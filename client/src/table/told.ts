/** The events that are told about the steps of a game, and which of them can still be played. */

import type { EventInfo, Step } from "../lib/api";
import type { Patch } from "../lib/change";

/** An event in the log, with the step it came with and what it changed, if that is still known. */
export interface Told {
  readonly seq: number;
  readonly event: EventInfo;
  readonly change: Patch;
}

/** The event of a turn that the server has ended for its player. No game declares it. */
export const PASSED = "turn-passed";

/** The steps that still hold. A decision that was undone is left out together with its undo. */
export function standing(steps: readonly Step[]): Step[] {
  const left: Step[] = [];
  for (const step of steps) {
    if (step.kind === "undone") left.pop();
    else left.push(step);
  }
  return left;
}

/** What is told about a step. Its last event brings what the step itself has changed. */
export function toldOf({ seq, kind, seat, events, changes }: Step): Told[] {
  const told = events.map((event, index) => ({ seq, event, change: changes?.[index] ?? [] }));
  const last = told.at(-1);
  if (last) last.change = [...last.change, ...(changes?.at(-1) ?? [])];
  const passed = { seq, event: { name: PASSED, seat, facts: {} }, change: [] };
  return kind === "passed" ? [passed, ...told] : told;
}

export function allTold(steps: readonly Step[]): Told[] {
  return standing(steps).flatMap(toldOf);
}

/** Whether the changes of each of these steps are known. */
export function isPlayable(steps: readonly Step[]): boolean {
  return steps.every(({ changes }) => changes !== null);
}

/** The last of these steps, as far back as their changes are known. */
export function playable(steps: readonly Step[]): Step[] {
  return steps.slice(steps.findLastIndex(({ changes }) => changes === null) + 1);
}

/** The steps after a number that still hold; empty if one before it was undone. */
export function standingAfter(steps: readonly Step[], seq: number): Step[] {
  const before = standing(steps.filter((step) => step.seq <= seq));
  const now = standing(steps);
  return before.every((step, index) => step === now[index]) ? now.slice(before.length) : [];
}
