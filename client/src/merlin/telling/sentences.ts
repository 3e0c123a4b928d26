/** Events as sentences of the log. */

import { capitalised, t, type Part } from "../../lib/i18n.svelte";
import { recordOf } from "../events/records";
import { answered } from "../layers";
import type { Parts } from "../position/parts";
import { ownerOf } from "../position/words";
import type { Event } from "../rules";
import { figureName } from "./phrases";

/** The reader of the log, and the names of the players. */
export interface Readers {
  readonly you: number | null;
  readonly names: readonly string[];
}

export interface Line {
  readonly seat: number | null;
  readonly parts: readonly Part[];
  /** The points that it brought or cost. */
  readonly points: number | null;
}

/** Capitalise a sentence, unless it begins with a name. */
function begun(sentence: readonly Part[]): readonly Part[] {
  const [first, ...others] = sentence;
  return !first || first.param === "name"
    ? sentence
    : [{ ...first, text: capitalised(first.text) }, ...others];
}

/** The sentence of an event; null if it needs none. `parts` has the missions and the ring. */
export function lineOf(event: Event, readers: Readers, parts: Parts | null): Line | null {
  const { seat } = event;
  const nameOf = (other: number) => readers.names[other] ?? "";
  const teller = {
    isYou: seat !== null && seat === readers.you,
    name: seat === null ? "" : nameOf(seat),
    parts,
    nameOf,
  };
  const sentence = answered(({ events }) => recordOf(events, event).say?.(event, teller));
  if (!sentence) return null;
  return { seat, parts: begun(sentence), points: event.name === "scored" ? event.facts.points : null };
}

/** The name of a figure, with its owner, for lists. */
export function figureWords(figure: string, readers: Readers): string {
  const seat = ownerOf(figure);
  return seat === null ? figureName(figure) : t("ml.figure.knightOf", { name: readers.names[seat] ?? "" });
}
