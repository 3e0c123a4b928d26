/** The places on the page that an advised turn concerns. */

import { KINDS } from "../../drawings/cards";
import type { Advice } from "../../lib/api";
import { placesOf as inPile } from "../choosing/laying";
import type { Deed } from "../choosing/moves";
import { place } from "../motion/flights";
import type { View } from "../position/view";
import { deedsIn } from "./says";

/** The card, the adventure or the supply, and the cards in hand that are paid. */
export function placesOf(advice: Advice, view: View, seat: number): string[] {
  return deedsIn(advice).flatMap((deed) => [...targetOf(deed, view, seat), ...paymentOf(deed, view, seat)]);
}

function targetOf(deed: Deed, view: View, seat: number): string[] {
  switch (deed.kind) {
    case "draw-adversaries":
      return [place.supply("adversaries")];
    case "draw-knights":
      return [place.supply("knights")];
    case "adventure":
      return [place.adventure(deed.adventure)];
    case "challenge": {
      const sealed = deed.way === "repeated" ? seat : null;
      for (const kind of KINDS) {
        const index = view.columns[kind].findIndex(
          ({ card, seal }) => card === deed.adversary && seal === sealed,
        );
        if (index >= 0) return [place.open(kind, index)];
      }
      return [];
    }
  }
}

function paymentOf(deed: Deed, view: View, seat: number): string[] {
  const isAdventure = deed.kind === "adventure";
  const pile = (isAdventure ? view.trophies : view.hands)[seat]?.cards;
  return pile ? inPile(deed.cards, pile).map(isAdventure ? place.trophy : place.hand) : [];
}
