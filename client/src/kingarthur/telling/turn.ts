/** The four steps of a turn, and what has become of each. */

import { inWords, t } from "../../lib/i18n.svelte";
import { adversaryOf, ADVENTURES } from "../../drawings/cards";
import { adversaryName } from "./phrases";
import type { Event, EventName } from "../rules";
import { FULL, hasFullColumn, type View } from "../position/view";

export const STEPS = ["draw-adversaries", "challenge", "adventure", "draw-knights"] as const;
export type StepName = (typeof STEPS)[number];

export interface TurnStep {
  readonly name: StepName;
  readonly state: "done" | "now" | "to-come";
  readonly note: string | null;
}

const STEP_OF: Readonly<Partial<Record<EventName, StepName>>> = {
  "drew-adversaries": "draw-adversaries",
  defeated: "challenge",
  sealed: "challenge",
  ventured: "adventure",
  "drew-knights": "draw-knights",
};

/** The events of the turn that is under way. */
export function thisTurn(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex((event) => event.name === "turn") + 1);
}

function did({ name, facts }: Event): string | null {
  switch (name) {
    case "drew-adversaries": {
      const n = facts.cards.length;
      return t("ka.did.drew", { n, words: inWords(n) });
    }
    case "defeated":
      return t("ka.did.defeated", { card: adversaryName(facts.adversary) });
    case "sealed":
      return t("ka.did.sealed", { card: adversaryName(facts.adversary) });
    case "ventured": {
      const adventure = ADVENTURES.find((known) => known === facts.adventure);
      return adventure
        ? t("ka.did.ventured", { adventure: t(`ka.adventure.${adventure}`), n: facts.value })
        : null;
    }
    case "drew-knights": {
      const n = facts.count;
      return t("ka.did.drew", { n, words: inWords(n) });
    }
    default:
      return null;
  }
}

/** Why no adversaries were drawn in this turn, as far as the table tells. */
function undrawn(view: View, events: readonly Event[]): string {
  if (hasFullColumn(view)) return t("ka.did.full");
  const left = events.some(({ name, facts }) => {
    if (name !== "defeated") return false;
    return view.columns[adversaryOf(facts.adversary).kind].length === FULL - 1;
  });
  if (left) return t("ka.did.wasFull");
  return view.adversarySupply === 0 ? t("ka.did.empty") : t("ka.did.nothing");
}

/** The turn so far; `ask` is the question of the moment, `laid` the worth of the cards laid down. */
export function turnSteps(
  view: View,
  events: readonly Event[],
  ask: string | null,
  laid: number | null = null,
): TurnStep[] {
  const told = thisTurn(events);
  const now = STEPS.findIndex((step) => step === ask);
  return STEPS.map((name, index) => {
    const event = told.findLast((happened) => STEP_OF[happened.name] === name);
    if (index === now)
      return { name, state: "now", note: laid === null ? null : t("ka.did.laid", { n: laid }) };
    if (event) return { name, state: "done", note: did(event) };
    if (now < 0 || index > now) return { name, state: "to-come", note: null };
    const note = name === "draw-adversaries" ? undrawn(view, told) : t("ka.did.nothing");
    return { name, state: "done", note };
  });
}
