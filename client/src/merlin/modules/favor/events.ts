/** The events of King's favor: seals and abilities. */

import royalLove from "icon:royal-love";
import { t } from "../../../lib/i18n.svelte";
import type { WithEvents } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { place } from "../../motion/flights";
import type { FavorEvent, FavorEventName } from "../../rules";
import { castleOf } from "../../scoring/subjects";
import { abilityName } from "./phrases";
import { sayIn } from "../../telling/teller";

const say = sayIn("ml.log");

const abilityOf = (seat: number, ability: string) => `ability:${seat}:${ability}`;

export const EVENTS: WithEvents<FavorEventName> = {
  learned: {
    say: ({ facts }, teller) => say(teller, "learned", { ability: abilityName(facts.ability) }),
    flights: ({ facts }, who) => [
      {
        card: `seal:${who}`,
        from: [place.player(who)],
        to: [abilityOf(who, facts.ability), place.player(who)],
      },
    ],
    sound: "piece",
  },
  "used-favor": {
    say: ({ facts }, teller) => say(teller, "usedFavor", { ability: abilityName(facts.ability) }),
    sound: null,
  },
  "turned-seals": { say: (_, teller) => say(teller, "turnedSeals"), sound: null },
};

export const SOURCES: WithSources<FavorEvent> = {
  favor: {
    order: 40,
    beside: royalLove,
    reason: () => t("ml.for.favor"),
    causes: ({ ability }, who) => [abilityOf(who, ability)],
    // The shield-bearer has repelled a traitor.
    about: (_, who) => castleOf(who),
  },
};
