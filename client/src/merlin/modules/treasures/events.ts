/** The events of Treasures of the environs. */

import { t } from "../../../lib/i18n.svelte";
import type { WithEvents } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { place } from "../../motion/flights";
import type { TreasuresEvent, TreasuresEventName } from "../../rules";
import { treasureName } from "./phrases";
import { sayIn } from "../../telling/teller";
import { treasureOf } from "./treasures";

const say = sayIn("ml.log");

export const EVENTS: WithEvents<TreasuresEventName> = {
  "found-treasure": {
    say: ({ facts }, teller) => {
      const treasure = treasureOf(facts.treasure);
      return treasure && say(teller, "found", { treasure: treasureName(treasure) });
    },
    sign: ({ facts }) => facts.treasure,
    sound: null,
  },
  "took-staff": {
    say: (_, teller) => say(teller, "tookStaff"),
    flights: (_, who) => [
      { card: "staff", from: [place.supply("staffs")], to: [place.staff(who), place.player(who)] },
    ],
    sound: "piece",
  },
};

export const SOURCES: WithSources<TreasuresEvent> = {
  treasures: {
    order: 70,
    reason: () => t("ml.for.treasures"),
    // Only the treasure with an apple brings points.
    causes: (_, who, { manors, tiles }) => {
      const cell = Object.keys(manors).findLast(
        (own) => manors[own] === who && tiles[own]?.treasure?.find === "apple",
      );
      return cell === undefined ? [] : [place.manor(cell), place.cell(cell)];
    },
  },
};
