/** Sir Bedivere: his player holds six missions, and swaps them for tiles. */

import exchange from "icon:card-exchange";
import { t } from "../../../../lib/i18n.svelte";
import type { WithActs } from "../../../choosing/act";
import type { EventTable } from "../../../events/records";
import { place } from "../../../motion/flights";
import { missionIn } from "../../../position/parts";
import { missionState } from "../../../telling/missions";
import { missionName, whatNeeds } from "../../../telling/phrases";
import { sayIn } from "../../../telling/teller";
import { allyId, type AllyRecord } from "../ally";
import { forTile } from "../phrases";
import { serves } from "../position";

declare module "../../../choosing/act" {
  interface Acts {
    /** A mission of the hand changes places with one of the display. */
    swap: { own: string; shown: string };
  }
}

const MISSIONS = 6;
const say = sayIn("knights.log");

const acts = {
  swap: {
    read: ([, own, shown]) => ({ own, shown }),
    ids: ({ own, shown }, { seat }) => [allyId(seat, "bedivere"), `mission:${own}`, `mission:${shown}`],
    row: ({ own, shown }, situation) => {
      const [given, taken] = [missionIn(situation.parts, own), missionIn(situation.parts, shown)];
      const said = { own: whatNeeds(given.needs), state: missionState(taken, situation) };
      return { title: missionName(taken), detail: t("knights.option.swap.detail", said) };
    },
    sign: () => "mission",
    isFree: true,
    under: (_, seat) => allyId(seat, "bedivere"),
  },
} satisfies WithActs<"swap">;

const events = {
  "swapped-missions": {
    say: (_, teller) => say(teller, "swapped"),
    flights: ({ facts }, who) => {
      const [given, taken] = [place.mission(facts.given), place.mission(facts.taken)];
      return [
        { card: given, from: [given, place.player(who)], to: [given] },
        { card: taken, from: [taken], to: [taken, place.player(who)] },
      ];
    },
    sound: "card",
  },
} satisfies EventTable;

export const bedivere = {
  sign: exchange,
  rule: "R40.13",
  handSize: ({ knights }, seat) => (serves(knights, seat, "bedivere") ? MISSIONS : null),
  row: (situation) => ({ title: t("knights.option.swap"), detail: forTile("bedivere", situation) }),
  acts,
  events,
} satisfies AllyRecord;
