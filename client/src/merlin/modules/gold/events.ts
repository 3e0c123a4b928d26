/** The events of gold and mistletoe, which are taken and spent. */

import { t } from "../../../lib/i18n.svelte";
import type { Flight } from "../../../table/stage.svelte";
import type { WithEvents } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { place, several } from "../../motion/flights";
import type { GoldEvent, GoldEventName } from "../../rules";
import { LEFT } from "../../scoring/subjects";
import { counted, sayIn } from "../../telling/teller";

const SUPPLY = { coin: place.supply("coins"), mistletoe: place.supply("mistletoe") };

const say = sayIn("gold.log");

function taken(seat: number, card: keyof typeof SUPPLY, count = 1): Flight[] {
  return several(count, { card, from: [SUPPLY[card]], to: [`${card}:${seat}`, place.player(seat)] });
}

function spent(seat: number, card: keyof typeof SUPPLY, count = 1): Flight[] {
  return several(count, { card, from: [`${card}:${seat}`, place.player(seat)], to: [SUPPLY[card]] });
}

export const EVENTS: WithEvents<GoldEventName> = {
  "took-coins": {
    say: ({ facts }, teller) => say(teller, "tookCoins", counted(facts.count)),
    flights: ({ facts }, who) => taken(who, "coin", facts.count),
    sound: "piece",
  },
  "paid-coins": {
    say: ({ facts }, teller) => say(teller, "paidCoins", counted(facts.count)),
    flights: ({ facts }, who) => spent(who, "coin", facts.count),
    sound: "piece",
  },
  "took-mistletoe": {
    say: (_, teller) => say(teller, "tookMistletoe"),
    flights: (_, who) => taken(who, "mistletoe"),
    sound: "piece",
  },
  "used-mistletoe": {
    say: (_, teller) => say(teller, "usedMistletoe"),
    flights: (_, who) => spent(who, "mistletoe"),
    sound: "piece",
  },

  turned: {
    say: ({ facts: { means, origin, face } }, teller) =>
      means === "coin" ? say(teller, "turned", { from: origin, face }) : null,
  },
};

export const SOURCES: WithSources<GoldEvent> = {
  coins: { order: 180, isLeft: true, reason: () => t("ml.for.coins"), about: () => LEFT },
};
