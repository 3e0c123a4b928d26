/** A game of letters, for tests of the playback. */

import { afterEach, beforeEach, vi } from "vitest";
import type { EventInfo, Step, TableState } from "../../lib/api";
import type { Patch } from "../../lib/change";
import type { Live } from "../../lib/live/live.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Past } from "../lastlooks";
import { Playback } from "../playback.svelte";
import type { Presentation } from "../presentation";
import { Stage } from "../stage.svelte";
import { FakeLive } from "./fakelive.svelte";

/** A game in which events are letters that are written one after the other. */
const presentation: Presentation<string> = {
  read: (wire) => (wire["letters"] as string[]).join(""),
  flights: () => [],
  budget: () => 6000,
  isSilent: ({ name }) => name === "." || name === "turn",
  signOf: ({ name }) => name,
  // What is in brackets is shown apart.
  isApart: ({ name }, was) => name === "[" || (was && name !== "]"),
  isWith: ({ name }, before) => before.name === "(" && name === ")",
  // A "w" walks for a second.
  walk: (before, now) => (now.split("w").length === before.split("w").length ? 0 : 1000),
};

export function said(name: string, seat: number | null = 1): EventInfo {
  return { name, seat, facts: {} };
}
export const wireOf = (text: string) => ({ letters: [...text] });
export const pastOf = (text: string, ...changes: Patch[]) => ({ view: wireOf(text), changes });
export const written = ({ name }: EventInfo): Patch => [{ op: "add", path: "/letters/-", value: name }];

export function step(seq: number, ...events: EventInfo[]): Step {
  const changes = [...events.map(written), []];
  return { seq, kind: seq === 1 ? "began" : "decided", seat: 1, events, changes: seq === 1 ? null : changes };
}
/** The second letter is taken back. */
export const undone = (seq: number): Step => ({
  seq,
  kind: "undone",
  seat: 0,
  events: [],
  changes: [[{ op: "remove", path: "/letters/1", value: null }]],
});

export function stateOf(text: string, steps: Step[], more: Partial<TableState> = {}): TableState {
  return {
    type: "state",
    table: { id: "oak", stage: "playing" },
    seat: 0,
    seq: steps.at(-1)?.seq ?? 0,
    steps,
    view: wireOf(text),
    question: null,
    outcomes: [],
    can_undo: false,
    ...more,
  } as TableState;
}
export function begin(past?: Past) {
  const live = new FakeLive();
  const stage = new Stage();
  const playback = new Playback(live as unknown as Live, presentation, stage, past);
  const stop = playback.start();
  return { live, playback, stage, stop };
}
export const FIRST = step(1, said("a", null));

/** Register the hooks that give each test its own time and storage. */
export function withTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = "usual";
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.speed = "usual";
  });
}
