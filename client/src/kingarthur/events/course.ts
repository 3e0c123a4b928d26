/** The events that mark the course of a game: its beginning, its turns, its end. */

import { parts } from "../../lib/i18n.svelte";
import type { Began, Over, Passed, Reason, Turn } from "../rules";
import { sayOf, type EventRecord } from "./record";

export const began: EventRecord<Began> = {
  say: (_, teller) => sayOf(teller, "began"),
  sound: null,
};

export const turn: EventRecord<Turn> = { say: null, sound: null, isSilent: true };

export const passed: EventRecord<Passed> = {
  say: (_, teller) => sayOf(teller, "passed"),
  sound: null,
};

const ENDS = {
  adventures: "ka.log.over.adventures",
  adversaries: "ka.log.over.adversaries",
  stalemate: "ka.log.over.stalemate",
} as const satisfies Record<Reason, string>;

export const over: EventRecord<Over> = {
  say: ({ facts }) => parts(ENDS[facts.reason]),
  sound: "end",
  isSilent: true,
};
