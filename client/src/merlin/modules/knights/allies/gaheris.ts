/** Sir Gaheris: his tiles are castles that lie under manors. */

import castle from "icon:castle";
import { t } from "../../../../lib/i18n.svelte";
import { ofCell } from "../../../acts/manors";
import type { Act, Situation, WithActs } from "../../../choosing/act";
import type { EventTable } from "../../../events/records";
import { place } from "../../../motion/flights";
import type { View } from "../../../position/view";
import type { WireView } from "../../../rules";
import { withTerritory } from "../../../telling/ahead";
import { sayIn } from "../../../telling/teller";
import type { Explanation, Thing } from "../../../telling/things";
import { allyId, placesOf, type AllyRecord } from "../ally";
import { forTile } from "../phrases";
import { CASTLE } from "../shapes";
import Castles from "./Castles.svelte";

declare module "../../../choosing/act" {
  interface Acts {
    /** A castle goes under the manor. */
    "castle-tile": { cell: string };
  }
}
declare module "../position" {
  interface Knights {
    /** The cells on which a manor stands on a castle. */
    readonly castleTiles: readonly string[];
  }
}

const say = sayIn("knights.log");

/** Whether a castle would double a tower. */
function fortifiesTower(acts: readonly Act[], view: View): boolean {
  return acts.some((act) => act.kind === "castle-tile" && view.tiles[act.cell]?.tower === true);
}

/** A tile whose manor stands on a castle. */
function explain(
  { one: cell }: Thing,
  { view }: Situation,
  inside: () => Explanation | null,
): Explanation | null {
  if (!view.knights?.castleTiles.includes(cell)) return null;
  const tile = inside();
  return tile && { ...tile, now: t("knights.explain.castle") };
}

const acts = {
  "castle-tile": {
    asked: { "castle-tile": ofCell },
    ids: ({ cell }, { seat }) => [`cell:${cell}`, allyId(seat, "gaheris")],
    row: ({ cell }, situation) => ({
      title: t("knights.option.castle"),
      detail: withTerritory(forTile("gaheris", situation), cell, situation),
    }),
    sign: () => "ally:gaheris",
  },
} satisfies WithActs<"castle-tile">;

const events = {
  "laid-castle": {
    say: (_, teller) => say(teller, "castle"),
    flights: ({ facts: { cell } }, who) => [
      {
        card: "ally:gaheris",
        from: placesOf(who, "gaheris"),
        to: [`castle-tile:${cell}`, place.cell(cell)],
      },
    ],
    sound: "piece",
  },
  "returned-castles": { say: (_, teller) => say(teller, "castles") },
} satisfies EventTable;

export const gaheris = {
  sign: castle,
  rule: "R40.12",
  shape: CASTLE,
  laysTiles: true,
  read: (wire: WireView) => ({ castleTiles: wire.castle_tiles ?? [] }),
  acts,
  asks: {
    "castle-tile": {
      text: ({ view }, offered) => (fortifiesTower(offered, view) ? t("ml.say.castle-tile.tower") : null),
    },
  },
  events,
  things: {
    cell: { explain },
    "castle-tile": { explainedAs: ({ one }) => `cell:${one}` },
  },
  underManors: Castles,
} satisfies AllyRecord;
