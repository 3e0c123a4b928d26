/** The question of the moment as it is put to the reader: its rows, what is said about it, and what a row would do. */

import { capitalised, inWords, parts, t, type Part } from "../../lib/i18n.svelte";
import type { Cards } from "../position/cards";
import type { Choosing } from "../choosing/choosing.svelte";
import type { Deed, Move } from "../choosing/moves";
import { declineTitle, mostKnights, paymentRows, rowsOf, type Row } from "../choosing/options";
import { adversaryName, whatAdversary, withAdversaries, withKnights } from "../telling/phrases";
import type { View } from "../position/view";

/** What can be chosen now: a row for each target, or for each way to pay for the one in mind. */
export function askedRows(choosing: Choosing, view: View, cards: Cards): Row[] {
  const pinned = choosing.pinnedGroup;
  return pinned
    ? paymentRows(pinned, view.withSeals)
    : rowsOf(choosing.groups, cards, view.withSeals, choosing.laid.length > 0);
}

/** What the question is about, or what the cards laid down can do. */
export function askedSentence(choosing: Choosing, view: View): readonly Part[] {
  const ask = choosing.question?.ask ?? "";
  const pinned = choosing.pinnedGroup;
  if (pinned) {
    const n = pinned.moves.length;
    return parts("ka.say.pinned", { n, words: inWords(n), name: nameOf(pinned.moves[0]) });
  }
  if (choosing.laid.length) return laidSentence(choosing, ask);
  switch (ask) {
    case "draw-adversaries":
      return parts("ka.say.draw-adversaries");
    case "challenge":
      return view.withSeals ? parts("ka.say.challenge.seals") : parts("ka.say.challenge");
    case "adventure":
      return parts("ka.say.adventure");
    default:
      return mostKnights(choosing.deeds) > 1
        ? parts("ka.say.draw-knights.two")
        : parts("ka.say.draw-knights.one");
  }
}

function nameOf(move: Deed): string {
  if (move.kind === "challenge") return adversaryName(move.adversary);
  return move.kind === "venture" ? t(`ka.adventure.${move.adventure}`) : "";
}

function laidSentence(choosing: Choosing, ask: string): readonly Part[] {
  const n = choosing.laidWorth;
  const found = choosing.groups.length;
  const which = found > 1 ? "many" : found === 1 ? "one" : choosing.couldGrow ? "more" : "none";
  if (ask === "challenge") {
    return parts(`ka.say.laid.${which}`, { n, cards: withKnights(choosing.laidCards) });
  }
  const said = withAdversaries(choosing.laidCards);
  return parts(`ka.say.offered.${which}`, { n, cards: capitalised(said) });
}

/** A move as what a button does: "Defeat a dragon 3". */
export function deedWords(move: Move, ask: string, withSeals: boolean): string {
  switch (move.kind) {
    case "challenge":
      return withSeals
        ? t(`ka.option.way.${move.way}`)
        : capitalised(t("ka.do.defeat", { what: whatAdversary(move.adversary) }));
    case "venture":
      return t("ka.do.venture");
    case "draw-adversaries":
      return t("ka.option.draw-adversaries");
    case "draw-knights":
      return t(move.count === 2 ? "ka.option.draw-knights.2" : "ka.option.draw-knights.1");
    case "decline":
      return declineTitle(ask);
  }
}
