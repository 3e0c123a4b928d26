/** The events of winning: an adversary is defeated, an adventure is taken. */

import chalice from "icon:jeweled-chalice";
import { ADVENTURE_SIGN } from "../../drawings/adventures";
import { adversaryOf, ADVENTURES, KIND_PAINT, type Adventure } from "../../drawings/cards";
import { t } from "../../lib/i18n.svelte";
import { arriving, BETWEEN, leaving, paid, piled, place } from "../motion/flights";
import type { Defeated, Ventured } from "../rules";
import { adversaryName, whatAdversary, withAdversaries, withKnights } from "../telling/phrases";
import { sayOf, type EventRecord } from "./record";

export const defeated: EventRecord<Defeated> = {
  say({ facts }, teller) {
    const [what, cards] = [whatAdversary(facts.adversary), withKnights(facts.payment)];
    return sayOf(teller, `defeated.${facts.way}`, { what, cards });
  },
  sign: ({ facts }) => facts.adversary,
  sound: "step",
  step: {
    of: "challenge",
    note: ({ facts }) => t("ka.did.defeated", { card: adversaryName(facts.adversary) }),
  },
  title: ({ facts: { adversary } }) => ({
    sign: KIND_PAINT[adversaryOf(adversary).kind].sign,
    title: adversaryName(adversary),
  }),
  flights({ seat, facts }, before, now) {
    const card = facts.adversary;
    const { kind } = adversaryOf(card);
    const who = seat ?? before.active;
    const seal = facts.way === "repeated" ? who : null;
    const at = before.columns[kind].findIndex((open) => open.card === card && open.seal === seal);
    const payment = paid(before, who, facts.payment);
    return [
      ...payment,
      { card, from: [place.open(kind, at)], to: arriving(now, who, card), delay: payment.length * BETWEEN },
    ];
  },
};

function adventureOf({ facts }: Ventured): Adventure | undefined {
  return ADVENTURES.find((known) => known === facts.adventure);
}

export const ventured: EventRecord<Ventured> = {
  say(event, teller) {
    const adventure = adventureOf(event);
    if (!adventure) return [];
    const cards = withAdversaries(event.facts.trophies);
    return sayOf(teller, "ventured", { what: t(`ka.what.${adventure}`), cards });
  },
  sign: ({ facts }) => facts.adventure,
  sound: "points",
  points: ({ facts }) => facts.value,
  step: {
    of: "adventure",
    note(event) {
      const adventure = adventureOf(event);
      if (!adventure) return null;
      return t("ka.did.ventured", { adventure: t(`ka.adventure.${adventure}`), n: event.facts.value });
    },
  },
  title(event) {
    const adventure = adventureOf(event);
    return adventure
      ? { sign: ADVENTURE_SIGN[adventure], title: t(`ka.adventure.${adventure}`) }
      : { sign: chalice, title: "" };
  },
  flights({ seat, facts }, before) {
    const who = seat ?? before.active;
    const { adventure, trophies: cards } = facts;
    const from = piled(before.trophies[who], cards, place.trophy);
    return [
      ...leaving(cards, from, who, [place.adventure(adventure)]),
      {
        card: adventure,
        from: [place.adventure(adventure)],
        to: [place.player(who)],
        delay: 200 + cards.length * BETWEEN,
      },
    ];
  },
};
