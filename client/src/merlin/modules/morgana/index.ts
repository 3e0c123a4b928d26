/** Morgana, loaded with a table that plays with her. */

import "./tokens.css";
import { t, withWords } from "../../../lib/i18n.svelte";
import type { Board } from "../../sideboards/sideboards";
import { install, type Count, type Supply } from "../../layers";
import type { View } from "../../position/view";
import { figureName } from "../../telling/phrases";
import { ACTS, BREWED } from "./acts";
import { ASKS } from "./asks";
import Beside from "./Beside.svelte";
import { closesGood } from "./closed";
import Chair from "./Chair.svelte";
import Closed from "./Closed.svelte";
import Dark from "./Dark.svelte";
import { EVENTS, SOURCES } from "./events";
import Held from "./Held.svelte";
import Huts from "./Huts.svelte";
import { morganaSections } from "./inwords";
import { darkIn, HUTS, lying, MORGANA, readKitchen, readMorgana } from "./kitchen";
import Offers from "./Offers.svelte";
import Piece from "./Piece.svelte";
import { morganaDuty } from "./rows";
import { morganaIn, morganaScored, STEPS } from "./scoring";
import Sheet from "./Sheet.svelte";
import { SIGNS } from "./signs";
import { THINGS } from "./things";

const PIECES =
  /^(morgana-die:|emblem:|figure:|die:\d|token:|poison$|horn$|hut$|hut-sign$|dark$|pentagram$|cauldron$)/;

const KITCHEN: Board = {
  key: "kitchen",
  order: 10,
  name: "morgana.kitchen",
  sign: SIGNS.cauldron,
  isInPlay: ({ morgana }) => morgana !== undefined,
  pieces: ["cauldron"],
  asks: ["brew"],
  isReachedBy: (thing) => thing.startsWith(`die:${MORGANA}:`),
  tab: () => import("./Kitchen.svelte"),
  shelf: { corner: "bottom left", of: () => import("./KitchenShelf.svelte") },
  left: ({ morgana }) => (morgana ? lying(morgana).length : 0),
  button: ({ morgana }) => (morgana ? lying(morgana).length : 0),
};

function counts({ morgana }: View, seat: number): Count[] {
  const n = morgana?.poisoned[seat] ?? 0;
  return [{ id: `poison:${seat}`, order: 17, piece: "poison", n, words: t("morgana.stock.poison", { n }) }];
}

function supplies(others: readonly Supply[], { morgana }: View): readonly Supply[] {
  if (!morgana) return others;
  return [
    ...others,
    { name: "huts", piece: "hut", count: HUTS - morgana.huts.length, isBelow: true },
    { name: "dark", piece: "dark", count: morgana.darkSupply, isBelow: true },
  ];
}

install({
  key: "morgana",
  areas: ["morgana"],
  samples: {
    "figure:morgana": () => figureName("morgana"),
    poison: () => t("morgana.poison"),
    horn: () => t("morgana.horn"),
    hut: () => t("morgana.piece.hut"),
    dark: () => t("morgana.piece.dark"),
    pentagram: () => t("morgana.piece.pentagram"),
  },
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  acts: ACTS,
  events: EVENTS,
  sources: SOURCES,
  asks: ASKS,
  things: THINGS,
  crowds: true,
  parts: readKitchen,
  read: readMorgana,
  influence: ({ morgana }, seat, place) => morgana?.topped[seat]?.[place] ?? 0,
  pot: ({ morgana }, place) => (morgana ? darkIn(morgana, place) : 0),
  closes: closesGood,
  contender: morganaIn,
  scored: morganaScored,
  valued: { magic: { sign: SIGNS.cauldron, name: () => t("morgana.source") } },
  barParts: [{ key: "horn", order: 120, sign: SIGNS.horn, hatch: "source-rings" }],
  steps: STEPS,
  // Markers with hers on top leave along with them.
  leaving: ({ morgana }, seat, place) => morgana?.topped[seat]?.[place] ?? 0,
  duty: morganaDuty,
  sections: morganaSections,
  belongings: { order: 60, ids: (_, seat) => [`poison:${seat}`, `pentagram:${seat}`] },
  draws: (name) => PIECES.test(name),
  Piece,
  counts,
  supplies,
  boards: [KITCHEN],
  panels: [{ takes: ({ kind }, small) => small && BREWED.includes(kind), of: Sheet }],
  gathered: { takes: (id) => id.startsWith("die:"), of: Offers },
  figures: {
    [MORGANA]: {
      name: () => t("morgana.name"),
      icon: SIGNS.witch,
      field: "var(--morgana)",
      on: "var(--morgana-on)",
      line: "var(--ivory)",
    },
  },
  ground: [Closed],
  over: [Dark],
  OnRing: Chair,
  OnTable: Huts,
  beside: [Beside],
  Held,
});
