/** Morgana: loaded with a table that plays with her. */

import "./tokens.css";
import { t } from "../../../lib/i18n.svelte";
import type { Act, Situation } from "../../choosing/acts";
import type { Board } from "../../sideboards/sideboards";
import type { MorganaEventName } from "../../rules";
import type { Sound } from "../../../lib/hearing";
import { install, type Count, type Supply } from "../../layers";
import type { View } from "../../position/view";
import { GATHERINGS, morganaActOf, morganaIdsOf, morganaShown, morganaWays } from "./acts";
import Beside from "./Beside.svelte";
import { isClosed } from "./closed";
import Chair from "./Chair.svelte";
import Closed from "./Closed.svelte";
import Dark from "./Dark.svelte";
import { explainMorgana, whyNotMorgana } from "./explain";
import { morganaFlights } from "./flights";
import Held from "./Held.svelte";
import Huts from "./Huts.svelte";
import { morganaSections } from "./inwords";
import { darkIn, HUTS, lying, MORGANA, readKitchen, readMorgana } from "./kitchen";
import Offers from "./Offers.svelte";
import Piece from "./Piece.svelte";
import { morganaDuty, morganaRow, morganaText, morganaThing } from "./rows";
import { counted, morganaIn, morganaScored, STEPS } from "./scoring";
import { morganaSaid } from "./sentences";
import Sheet from "./Sheet.svelte";
import { SIGNS } from "./signs";

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

/** The piece that stands for an option, or for a thing that several begin with. */
function sign(of: Act | string, { view: { morgana, faces } }: Situation): string | null {
  if (typeof of === "string") {
    const [sort, owner, die = ""] = of.split(":");
    if (sort === "poison") return "poison";
    if (sort !== "die") return null;
    return owner === MORGANA
      ? `morgana-die:${morgana?.faces[die] ?? 1}`
      : `${of}:${faces[Number(owner)]?.[die] ?? 1}`;
  }
  switch (of.kind) {
    case "haunt":
      return `emblem:${of.place}`;
    case "swap-figures":
      return `figure:${of.other}`;
    case "bewitch":
      return `die:${of.owner}:${of.bewitched}:${of.shows}`;
    case "cauldron":
      return `token:${morgana?.cauldrons[of.number - 1]?.spell ?? "bewitch"}`;
    case "poison":
    case "curse":
      return "poison";
    case "horn":
      return "horn";
    case "hut":
      return "hut";
    case "darken":
    case "shed":
      return "dark";
    case "pass":
      return "pentagram";
    case "witch-gold":
      return "token:gold";
    case "pay":
    case "spoil":
      return of.piece;
    default:
      return null;
  }
}

const BREWED: readonly Act["kind"][] = ["poison", "horn", "cauldron"];

install({
  key: "morgana",
  areas: ["morgana"],
  crowds: true,
  parts: readKitchen,
  read: readMorgana,
  influence: ({ morgana }, seat, place) => morgana?.topped[seat]?.[place] ?? 0,
  pot: ({ morgana }, place) => (morgana ? darkIn(morgana, place) : 0),
  closes: (what, view) => what !== "apple" && isClosed(what, view),
  contender: morganaIn,
  scored: morganaScored,
  sources: [{ key: "horn", order: 90 }],
  bars: [{ key: "horn", order: 120, sign: SIGNS.horn, hatch: "source-rings" }],
  counted,
  steps: STEPS,
  // Markers with hers on top leave with them.
  leaving: ({ morgana }, seat, place) => morgana?.topped[seat]?.[place] ?? 0,
  act: morganaActOf,
  ids: morganaIdsOf,
  gatherings: GATHERINGS,
  shown: morganaShown,
  ways: morganaWays,
  purpose: ({ kind }) => (kind === "curse" ? kind : BREWED.includes(kind) ? "brew" : null),
  rules: { brew: "R81", curse: "R83" },
  text: morganaText,
  duty: morganaDuty,
  row: morganaRow,
  thing: morganaThing,
  explain: explainMorgana,
  whyNot: whyNotMorgana,
  said: morganaSaid,
  sections: morganaSections,
  belongings: { order: 60, ids: (_, seat) => [`poison:${seat}`, `pentagram:${seat}`] },
  draws: (name) => PIECES.test(name),
  Piece,
  sign,
  counts,
  supplies,
  flights: morganaFlights,
  boards: [KITCHEN],
  panels: [{ takes: ({ kind }, small) => small && BREWED.includes(kind), of: Sheet }],
  gathered: { takes: (id) => id.startsWith("die:"), of: Offers },
  figures: {
    [MORGANA]: {
      icon: SIGNS.witch,
      field: "var(--morgana)",
      on: "var(--morgana-on)",
      line: "var(--ivory)",
    },
  },
  silent: ["laid-tokens", "turned-token"],
  sounds: {
    "rolled-morgana": "dice",
    "used-pentagram": "step",
    "took-poison": "piece",
    "used-poison": "piece",
    "took-horn": "points",
    "moved-morgana": "step",
    "swapped-figures": "step",
    "placed-hut": "piece",
    "removed-huts": "piece",
    abandoned: "piece",
    darkened: "piece",
    dispelled: "piece",
    "laid-tokens": null,
    passed: null,
    "forfeited-token": null,
    "turned-token": null,
    "returned-castles": null,
  } satisfies Record<MorganaEventName, Sound | null>,
  Ground: Closed,
  Over: Dark,
  OnRing: Chair,
  OnTable: Huts,
  Beside,
  Held,
});
