/** Treasures of the environs, loaded with a table that plays it. */

import chest from "icon:open-treasure-chest";
import { t, withWords } from "../../../lib/i18n.svelte";
import { install, type Supply } from "../../layers";
import type { View } from "../../position/view";
import { ACTS, treasureEffect } from "./acts";
import { aside, ASKS } from "./asks";
import { EVENTS, SOURCES } from "./events";
import { THINGS } from "./things";
import { treasureName } from "./phrases";
import Piece from "./Piece.svelte";
import { readTreasureParts, readTreasures } from "./position";
import { treasureOf, wordOf } from "./treasures";

/** The supplies with the neutral staffs at the end of their row. */
function supplies(others: readonly Supply[], { neutralStaffs: count = 0 }: View): readonly Supply[] {
  const [above, below] = [false, true].map((isBelow) =>
    others.filter((other) => (other.isBelow ?? false) === isBelow),
  );
  return [...(above ?? []), { name: "staffs", piece: "staff", count }, ...(below ?? [])];
}

/** A treasure of each kind. */
const EACH = ["excalibur", "grail", "staff", "apple", "influence-shield-material", "discard-flag-marker"];

function nameOf(word: string): string {
  const treasure = treasureOf(word);
  return treasure ? treasureName(treasure) : word;
}

install({
  key: "treasures",
  areas: ["treasures"],
  samples: Object.fromEntries(EACH.map((word) => [`tile:${word}`, () => nameOf(word)])),
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  acts: ACTS,
  asks: ASKS,
  events: EVENTS,
  sources: SOURCES,
  things: THINGS,
  aside,
  siteEffect: treasureEffect,
  parts: readTreasureParts,
  read: readTreasures,
  barParts: [{ key: "treasures", order: 50, sign: chest, hatch: "source-crosses" }],
  printed: ({ treasure }) =>
    treasure ? { piece: `tile:${wordOf(treasure)}`, words: () => treasureName(treasure) } : null,
  sections: ({ view: { neutralStaffs: n = 0 } }) => [
    {
      title: t("mt.board.environs"),
      entries: [{ id: "supply:staffs", words: t("mt.board.staffs", { n }), parts: [] }],
    },
  ],
  draws: (name) => name.startsWith("tile:"),
  Piece,
  supplies,
});
