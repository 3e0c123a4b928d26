/** The question as it is put to the reader: its rows, what it is about, and what a row would do. */

import { inWords, parts, type Part } from "../../lib/i18n.svelte";
import { declineTitle, paymentRows, recordOf, rowsOf } from "../choosing/acts";
import type { Choosing } from "../choosing/choosing.svelte";
import type { Move } from "../choosing/moves";
import type { Reach, Row } from "../choosing/record";
import type { Cards } from "../position/cards";
import type { View } from "../position/view";

/** The rows that can be chosen now: one for each target, or one for each way to pay for the target in mind. */
export function askedRows(choosing: Choosing, { withSeals }: View, cards: Cards): Row[] {
  const pinned = choosing.pinnedGroup;
  return pinned
    ? paymentRows(pinned, withSeals)
    : rowsOf(choosing.groups, { cards, withSeals, isLaid: choosing.laid.length > 0 });
}

function reachOf(choosing: Choosing): Reach {
  const found = choosing.groups.length;
  if (found) return found > 1 ? "many" : "one";
  return choosing.couldGrow ? "more" : "none";
}

/** What the question is about, or what the cards laid down can do. */
export function askedSentence(choosing: Choosing, view: View): readonly Part[] {
  const { act, pinnedGroup: pinned, laidCards } = choosing;
  if (!act) return [];
  if (act.payment && pinned) {
    const n = pinned.moves.length;
    return parts("ka.say.pinned", { n, words: inWords(n), name: act.payment.name(pinned.moves[0]) });
  }
  if (act.payment && laidCards.length) return act.payment.laid(laidCards, reachOf(choosing));
  return act.about(choosing.deeds, view.withSeals);
}

/** A move as the words of a button: "Defeat a dragon 3". */
export function moveWords(move: Move, ask: string, withSeals: boolean): string {
  return move.kind === "decline" ? declineTitle(ask) : recordOf(move.kind).button(move, withSeals);
}
