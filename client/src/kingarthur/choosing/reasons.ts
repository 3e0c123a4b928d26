/** Why something cannot be chosen now, read from the options and the view. The client knows no rules. */

import { announce } from "../../lib/announce.svelte";
import { inWords, t } from "../../lib/i18n.svelte";
import { adversaryOf, knightOf, type Adventure } from "../../drawings/cards";
import { sum, type Cards } from "../position/cards";
import { colourOf, isAmong } from "./laying";
import { adventureTarget, adversaryTarget, isPaidBy, type Challenge, type Deed } from "./moves";
import { progress } from "./prospects";
import type { Readers } from "../../table/log";
import type { Open, View } from "../position/view";

/** What a reason depends on. */
export interface Situation {
  readonly view: View;
  readonly cards: Cards;
  readonly seat: number;
  readonly readers: Readers;
  readonly deeds: readonly Deed[];
  /** The cards laid down. */
  readonly laid: readonly string[];
  readonly hand: readonly string[];
  readonly trophies: readonly string[];
}

/** A reason asked for by a click or a tap is spoken as well, because the card that shows it is only drawn. */
export function speak(reason: string | null): void {
  if (reason !== null) announce(reason);
}

/** What an adversary demands. */
export function demandOf(move: Challenge): number {
  return adversaryOf(move.adversary).value * (move.way === "double" ? 2 : 1);
}

/** What was paid beyond the demand. */
export function overpaid(move: Challenge): number {
  return sum(move.cards) - demandOf(move);
}

/** What the best colour of a hand is worth, Merlins included. */
export function strength(hand: readonly string[]): number {
  const merlins = hand.filter((card) => card === "merlin").length;
  const colours = new Set(hand.map((card) => knightOf(card).colour));
  const best = [...colours].map((colour) =>
    colour === "merlin" ? 0 : sum(hand.filter((card) => knightOf(card).colour === colour)),
  );
  return Math.max(0, ...best) + merlins;
}

/** Whether knights of the same colour can pay exactly for this adversary. */
function hasExact(moves: readonly Challenge[], laid: readonly string[]): boolean {
  const colour = colourOf(laid);
  return moves.some(
    (move) => sum(move.cards) === demandOf(move) && [colour, null].includes(colourOf(move.cards)),
  );
}

function withLaid({ laid }: Situation, moves: readonly Challenge[], value: number): string {
  if (colourOf(laid) === "mixed") return t("ka.why.mixed");
  const total = sum(laid);
  const wider = moves.filter((move) => isAmong(laid, move.cards));
  if (wider.length) {
    const nearest = Math.min(...wider.map((move) => sum(move.cards)));
    return t("ka.why.tooLittle", { n: nearest, missing: nearest - total });
  }
  if (total > value && hasExact(moves, laid)) {
    const couldLeaveOne = laid.some((_, index) => sum(laid.filter((__, other) => other !== index)) >= value);
    if (!couldLeaveOne) return t("ka.why.exact", { n: value });
  }
  return total > value
    ? t("ka.why.tooMuch", { n: value, over: total - value })
    : t("ka.why.tooLittle", { n: value, missing: value - total });
}

/** Why an open adversary cannot be challenged now; null if it can. */
export function whyNotChallenge(open: Open, situation: Situation): string | null {
  const { view, seat, deeds, laid, hand, readers } = situation;
  if (open.seal !== null && open.seal !== seat) {
    return t("ka.why.sealed", { name: readers.names[open.seal] ?? "" });
  }
  const isMine = open.seal !== null;
  const target = adversaryTarget(open.card, isMine);
  const moves = deeds.filter((move) => move.kind === "challenge").filter((move) => move.target === target);
  if (moves.some((move) => !laid.length || isPaidBy(laid, move))) return null;
  const value = adversaryOf(open.card).value;
  if (laid.length) return withLaid(situation, moves, value);
  if (view.withSeals && !isMine && view.sealsLeft[seat] === 0) return t("ka.why.noSeal", { n: 2 * value });
  if (!hand.length) return t("ka.why.noKnights", { n: value });
  return t("ka.why.weak", { n: value, best: strength(hand) });
}

/** Why an adventure cannot be taken now; null if it can. */
export function whyNotVenture(id: Adventure, situation: Situation): string | null {
  const { view, cards, seat, deeds, laid, trophies, readers } = situation;
  const owner = view.adventures.find((adventure) => adventure.id === id)?.owner ?? null;
  if (owner !== null) {
    return owner === seat ? t("ka.why.takenYou") : t("ka.why.taken", { name: readers.names[owner] ?? "" });
  }
  const moves = deeds.filter((move) => move.target === adventureTarget(id));
  if (moves.some((move) => !laid.length || isPaidBy(laid, move))) return null;
  if (!moves.length) return progress(cards[id].condition, trophies).text;
  const wider = moves.filter((move) => isAmong(laid, move.cards));
  if (!wider.length) return t("ka.why.otherCards");
  const n = Math.min(...wider.map((move) => move.cards.length)) - laid.length;
  return t("ka.why.more", { n, words: inWords(n) });
}
