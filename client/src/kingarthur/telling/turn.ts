/** The four steps of a turn, and what was done in each. */

import { t } from "../../lib/i18n.svelte";
import { adversaryOf } from "../../drawings/cards";
import { recordOf } from "../events/events";
import type { Ask, Event } from "../rules";
import { FULL, hasFullColumn, type View } from "../position/view";

export const STEPS = [
  "draw-adversaries",
  "challenge",
  "adventure",
  "draw-knights",
] as const satisfies readonly Ask[];

export interface TurnStep {
  readonly name: Ask;
  readonly state: "done" | "now" | "to-come";
  readonly note: string | null;
}

/** The events of the current turn. */
export function thisTurn(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex((event) => event.name === "turn") + 1);
}

/** Why no adversaries were drawn in this turn, as far as the position tells. */
function undrawn(view: View, events: readonly Event[]): string {
  if (hasFullColumn(view)) return t("ka.did.full");
  const left = events.some(({ name, facts }) => {
    if (name !== "defeated") return false;
    return view.columns[adversaryOf(facts.adversary).kind].length === FULL - 1;
  });
  if (left) return t("ka.did.wasFull");
  return view.adversarySupply === 0 ? t("ka.did.empty") : t("ka.did.nothing");
}

/** The turn so far; `ask` is the current question, `laid` the worth of the cards laid down. */
export function turnSteps(
  view: View,
  events: readonly Event[],
  ask: string | null,
  laid: number | null = null,
): TurnStep[] {
  const told = thisTurn(events);
  const now = STEPS.findIndex((step) => step === ask);
  return STEPS.map((name, index) => {
    const event = told.findLast((happened) => recordOf(happened)?.step?.of === name);
    if (index === now)
      return { name, state: "now", note: laid === null ? null : t("ka.did.laid", { n: laid }) };
    if (event) return { name, state: "done", note: recordOf(event)?.step?.note(event) ?? null };
    if (now < 0 || index > now) return { name, state: "to-come", note: null };
    const note = name === "draw-adversaries" ? undrawn(view, told) : t("ka.did.nothing");
    return { name, state: "done", note };
  });
}
