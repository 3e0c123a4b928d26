/** The events of drawing: adversaries are turned over, knights come into a hand, the discards are shuffled. */

import { inWords, parts, t } from "../../lib/i18n.svelte";
import { adversaryOf, type Kind } from "../../drawings/cards";
import { placesOf } from "../choosing/laying";
import { BETWEEN, place } from "../motion/flights";
import type { DrewAdversaries, DrewKnights, Reshuffled } from "../rules";
import { whatAdversary, whatKnights } from "../telling/phrases";
import { sayOf, type EventRecord } from "./record";

/** The time between two cards that are turned over, in milliseconds. */
const BETWEEN_TURNED = 160;

function drew(n: number): string {
  return t("ka.did.drew", { n, words: inWords(n) });
}

export const drewAdversaries: EventRecord<DrewAdversaries> = {
  say({ facts: { cards } }, teller) {
    const [n, words] = [cards.length, inWords(cards.length)];
    return sayOf(teller, "drewAdversaries", { n, words, last: whatAdversary(cards.at(-1) ?? "") });
  },
  sign: ({ facts }) => facts.cards.at(-1) ?? null,
  sound: "card",
  step: { of: "draw-adversaries", note: ({ facts }) => drew(facts.cards.length) },
  flights({ facts }, before) {
    const lying: Record<Kind, number> = {
      dark: before.columns.dark.length,
      enemy: before.columns.enemy.length,
      monster: before.columns.monster.length,
      dragon: before.columns.dragon.length,
    };
    return facts.cards.map((card, index) => {
      const { kind } = adversaryOf(card);
      const to = place.open(kind, lying[kind]);
      lying[kind] += 1;
      const delay = index * BETWEEN_TURNED;
      return { card, from: [place.supply("adversaries")], to: [to], turns: true, delay };
    });
  },
};

export const drewKnights: EventRecord<DrewKnights> = {
  say({ facts }, teller) {
    const { name } = teller;
    const n = facts.count;
    if (!facts.cards) return parts("ka.log.drewKnights.other", { n, words: inWords(n), name });
    const cards = whatKnights(facts.cards);
    return teller.isYou
      ? parts("ka.log.drewKnights.you", { cards })
      : parts("ka.log.drewKnights.known", { name, cards });
  },
  sign: () => "knight-back",
  sound: "card",
  step: { of: "draw-knights", note: ({ facts }) => drew(facts.count) },
  flights({ seat, facts }, before, now) {
    const who = seat ?? before.active;
    const { cards } = facts;
    const from = [place.supply("knights")];
    if (!cards) {
      return Array.from({ length: facts.count }, (_, index) => ({
        card: "knight-back",
        from,
        to: [place.player(who)],
        delay: index * BETWEEN,
      }));
    }
    // Of equal cards the new one is the last.
    const hand = [...(now.hands[who]?.cards ?? [])].reverse();
    const places = placesOf(cards, hand).map((index) => place.hand(hand.length - 1 - index));
    return cards.map((card, index) => ({
      card,
      from,
      to: [...places.slice(index, index + 1), place.player(who)],
      turns: true,
      delay: index * BETWEEN_TURNED,
    }));
  },
};

export const reshuffled: EventRecord<Reshuffled> = {
  say: ({ facts }) => parts("ka.log.reshuffled", { n: facts.count }),
  sound: "card",
  flights: () => [{ card: "knight-back", from: [place.discards()], to: [place.supply("knights")] }],
};
