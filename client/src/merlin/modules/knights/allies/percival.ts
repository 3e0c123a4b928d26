/** Sir Percival: his tiles change the colour of a thing that a mission asks for. */

import brush from "icon:paint-brush";
import { t } from "../../../../lib/i18n.svelte";
import { animalName, whatNeeds } from "../../../telling/phrases";
import { sayIn } from "../../../telling/teller";
import type { AllyRecord } from "../ally";
import { tilesOf } from "../position";

const say = sayIn("knights.log");

export const percival = {
  sign: brush,
  rule: "R40.11",
  relief: (said, lacking, { view, seat }) => {
    if (!tilesOf(view.knights, seat, "percival")) return null;
    return t("knights.option.percival", { said, needs: whatNeeds(lacking) });
  },
  acts: {
    relieve: {
      row: ({ count }) =>
        count ? null : { title: t("knights.option.noMistletoe"), detail: t("knights.option.rest") },
    },
  },
  events: {
    recoloured: {
      say: ({ facts }, teller) =>
        say(teller, "recoloured", { origin: animalName(facts.origin), colour: animalName(facts.colour) }),
      sound: null,
    },
  },
} satisfies AllyRecord;
