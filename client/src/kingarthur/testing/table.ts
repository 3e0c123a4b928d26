/** A table of King Arthur on the page, for tests. */

import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { GameInfo, QuestionInfo, SeatInfo, Step, TableState } from "../../lib/api";
import type { Live } from "../../lib/live/live.svelte";
import { settings } from "../../lib/settings.svelte";
import { FakeLive } from "../../table/testing/fakelive.svelte";
import Table from "../Table.svelte";
import { asking, COMPONENTS, NAMES, wireView } from "./example";

const GAME = { name: "kingarthur", components: COMPONENTS } as unknown as GameInfo;
export const CHALLENGE = asking("challenge", [
  ["usual", "dragon3", ["red1", "red2"]],
  ["usual", "dragon3", ["merlin", "red2"]],
  ["usual", "enemy3", ["red1", "red2"]],
  ["usual", "dark1", ["beige1"]],
  null,
]);

export function seats(mine: readonly number[]): SeatInfo[] {
  return NAMES.map((name, seat) => ({
    seat,
    name,
    kind: seat === 0 ? "you" : mine.includes(seat) ? "device" : "bot",
    bot: mine.includes(seat) ? null : "greedy",
    mine: mine.includes(seat),
    online: true,
    invitation: null,
  }));
}

interface Setting {
  question?: QuestionInfo | null;
  view?: Record<string, unknown>;
  seat?: number | null;
  mine?: number[];
  asked?: number | null;
  seq?: number;
  steps?: Step[];
  canUndo?: boolean;
}

export function stateOf(setting: Setting = {}): TableState {
  const { question = CHALLENGE, seat = 0, mine = [0], seq = 40, steps = [], canUndo = false } = setting;
  const { asked = question ? 0 : 1 } = setting;
  return {
    type: "state",
    table: {
      id: "lake-dove-oak",
      title: "Table of the Lake",
      game: "kingarthur",
      settings: {},
      stage: "playing",
      seats: seats(mine),
      asked,
      points: [0, 0, 0, 0],
      winners: [],
    },
    seat,
    seq,
    steps,
    events_so_far: 0,
    view: wireView(setting.view),
    question,
    outcomes: [],
    can_undo: canUndo,
    notices: [],
    counselled: [],
    seal: "aa",
    seed: null,
    ledgers: null,
    projected: [],
  } as unknown as TableState;
}

/** Show a table in this state. */
export function show(state: TableState): FakeLive {
  const live = new FakeLive(state);
  render(Table, { live: live as unknown as Live, game: GAME });
  return live;
}

/** Show a table and wait for its question. */
export async function open(setting: Setting = {}) {
  const live = show(stateOf(setting));
  await vi.waitFor(() => expect(document.querySelector("[data-title]")).not.toBeNull());
  return { live, user: userEvent.setup() };
}

export const option = (name: RegExp | string) => screen.getByRole("button", { name });
export const hand = () => screen.getByRole("toolbar", { name: "Your knights" });
export const gold = () =>
  [...document.querySelectorAll(".table .can")].map((card) => (card as HTMLElement).dataset["place"]).sort();

/** Register the hooks that give each test a wide window and no motion. */
export function withWindow(): void {
  beforeEach(() => {
    localStorage.clear();
    settings.speed = "none";
    vi.stubGlobal("innerWidth", 1600);
    vi.stubGlobal("innerHeight", 1000);
    dispatchEvent(new Event("resize"));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    settings.speed = "usual";
  });
}
