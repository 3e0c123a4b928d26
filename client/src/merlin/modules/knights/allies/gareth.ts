/** Sir Gareth: he collects a tile for the first traitor of each colour. */

import checked from "icon:checked-shield";
import { t } from "../../../../lib/i18n.svelte";
import { PLACES, type Place } from "../../../position/words";
import type { WireView } from "../../../rules";
import { animalName } from "../../../telling/phrases";
import { allyId, type AllyRecord } from "../ally";

declare module "../position" {
  interface Knights {
    /** The colours of the tiles that each player has collected. */
    readonly gareth: readonly (readonly Place[])[];
  }
}

export const gareth = {
  sign: checked,
  rule: "R40.5",
  collects: {
    all: () =>
      PLACES.map((place) => ({
        key: place,
        motif: { place },
        words: (isThere) =>
          t(isThere ? "knights.tile.gareth" : "knights.tile.gareth.open", { place: animalName(place) }),
      })),
    had: (knights, seat) => knights.gareth[seat] ?? [],
  },
  read: (wire: WireView) => ({ gareth: wire.gareth_tiles ?? [] }),
  sources: {
    gareth: { order: 50, reason: () => t("ml.for.gareth"), causes: (_, who) => [allyId(who, "gareth")] },
  },
} satisfies AllyRecord;
