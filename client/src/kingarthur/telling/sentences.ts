/** What happened, as sentences of the log. */

import { inWords, parts, type Part } from "../../lib/i18n.svelte";
import { unheardOf } from "../../lib/unheard";
import { ADVENTURES } from "../../drawings/cards";
import { whatAdversaries, whatAdversary, whatKnights, withAdversaries, withKnights } from "./phrases";
import type {
  ColumnFell,
  Defeated,
  DrewAdversaries,
  DrewKnights,
  Event,
  Reason,
  Sealed,
  Ventured,
} from "../rules";

/** Whose eyes read the log, and what everyone is called. */
export interface Readers {
  readonly you: number | null;
  readonly names: readonly string[];
}

export interface Line {
  readonly seat: number | null;
  readonly parts: readonly Part[];
  /** What it brought in points. */
  readonly points: number | null;
}

function nameOf(readers: Readers, seat: number): string {
  return readers.names[seat] ?? "";
}

function defeated({ facts }: Defeated, isYou: boolean, name: string): Part[] {
  const what = whatAdversary(facts.adversary);
  const cards = withKnights(facts.payment);
  const { way } = facts;
  return isYou
    ? parts(`ka.log.defeated.${way}.you`, { what, cards })
    : parts(`ka.log.defeated.${way}.other`, { name, what, cards });
}

function sealed({ facts }: Sealed, isYou: boolean, name: string): Part[] {
  const what = whatAdversary(facts.adversary);
  const cards = withKnights(facts.payment);
  return isYou
    ? parts("ka.log.sealed.you", { what, cards })
    : parts("ka.log.sealed.other", { name, what, cards });
}

function drewAdversaries({ facts }: DrewAdversaries, isYou: boolean, name: string): Part[] {
  const { cards } = facts;
  const last = whatAdversary(cards.at(-1) ?? "");
  const [n, words] = [cards.length, inWords(cards.length)];
  return isYou
    ? parts("ka.log.drewAdversaries.you", { n, words, last })
    : parts("ka.log.drewAdversaries.other", { n, words, last, name });
}

/** Each winner in a clause of its own, the one whose turn it is first. */
function columnFell({ seat, facts }: ColumnFell, readers: Readers): Part[] {
  const { kind, won } = facts;
  const winners = [...new Set(won.map(([owner]) => owner))].sort(
    (one, other) => Number(other === seat) - Number(one === seat) || one - other,
  );
  const clauses = winners.map((winner) => {
    const cards = whatAdversaries(won.filter(([owner]) => owner === winner).map(([, card]) => card));
    return winner === readers.you
      ? parts("ka.log.won.you", { cards })
      : parts("ka.log.won.other", { name: nameOf(readers, winner), cards });
  });
  const joined = clauses.flatMap((clause, index): Part[] =>
    index ? [{ text: "; ", bold: false, param: null }, ...clause] : clause,
  );
  return parts(`ka.log.fell.${kind}`, { won: "" }).flatMap((part) =>
    part.param === "won" ? joined : [part],
  );
}

function ventured({ facts }: Ventured, isYou: boolean, name: string): Part[] {
  const adventure = ADVENTURES.find((known) => known === facts.adventure);
  if (!adventure) return [];
  const what = parts(`ka.what.${adventure}`)
    .map((part) => part.text)
    .join("");
  const cards = withAdversaries(facts.trophies);
  return isYou
    ? parts("ka.log.ventured.you", { what, cards })
    : parts("ka.log.ventured.other", { name, what, cards });
}

function drewKnights({ facts }: DrewKnights, isYou: boolean, name: string): Part[] {
  const n = facts.count;
  if (!facts.cards) return parts("ka.log.drewKnights.other", { n, words: inWords(n), name });
  const cards = whatKnights(facts.cards);
  return isYou
    ? parts("ka.log.drewKnights.you", { cards })
    : parts("ka.log.drewKnights.known", { name, cards });
}

const ENDS = {
  adventures: "ka.log.over.adventures",
  adversaries: "ka.log.over.adversaries",
  stalemate: "ka.log.over.stalemate",
} as const satisfies Record<Reason, string>;

/** Every event has its sentence, or is told by another. */
function said(event: Event, readers: Readers): Part[] {
  const { seat } = event;
  const isYou = seat !== null && seat === readers.you;
  const name = seat === null ? "" : nameOf(readers, seat);
  switch (event.name) {
    case "began":
      return isYou ? parts("ka.log.began.you") : parts("ka.log.began.other", { name });
    case "turn":
      return [];
    case "drew-adversaries":
      return drewAdversaries(event, isYou, name);
    case "defeated":
      return defeated(event, isYou, name);
    case "sealed":
      return sealed(event, isYou, name);
    case "column-fell":
      return columnFell(event, readers);
    case "ventured":
      return ventured(event, isYou, name);
    case "drew-knights":
      return drewKnights(event, isYou, name);
    case "reshuffled":
      return parts("ka.log.reshuffled", { n: event.facts.count });
    case "passed":
      return isYou ? parts("ka.log.passed.you") : parts("ka.log.passed.other", { name });
    case "over":
      return parts(ENDS[event.facts.reason]);
    default:
      return unheardOf(event);
  }
}

/** The sentence of an event; null for one that needs none. */
export function lineOf(event: Event, readers: Readers): Line | null {
  const sentence = said(event, readers);
  if (!sentence.length) return null;
  const points = event.name === "ventured" ? event.facts.value : null;
  return { seat: event.seat, parts: sentence, points };
}
