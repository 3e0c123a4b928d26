/** King's decree, loaded with a table that plays it. */

import quill from "icon:scroll-quill";
import { t, withWords } from "../../../lib/i18n.svelte";
import { install, type Count } from "../../layers";
import type { View } from "../../position/view";
import type { Board } from "../../sideboards/sideboards";
import { ACTS } from "./acts";
import { ASKS } from "./asks";
import DecreeCards from "./DecreeCards.svelte";
import { EVENTS, SOURCES } from "./events";
import type { Decree } from "./decrees";
import { decreeName } from "./phrases";
import { THINGS } from "./things";
import OwnDecrees from "./OwnDecrees.svelte";
import Piece from "./Piece.svelte";
import { readDecrees } from "./position";
import Stack from "./Stack.svelte";

const BOARD: Board = {
  key: "decrees",
  order: 50,
  name: "ml.decrees",
  sign: quill,
  isInPlay: ({ decrees }) => decrees !== undefined,
  pieces: ["decree"],
  asks: ["decree"],
  tab: () => import("./Decrees.svelte"),
};

function counts({ decrees }: View, seat: number): Count[] {
  const n = decrees?.[seat]?.length ?? 0;
  const words = t("mt.stock.decrees", { n });
  return [{ id: `decrees:${seat}`, order: 60, piece: "decrees", n, words, isOpen: true }];
}

/** A decree of each sort. */
const SHOWN: readonly Decree[] = ["blue-shield", "orange-flag", "grey-material", "vp-2"];

install({
  key: "decrees",
  areas: ["decrees"],
  samples: {
    "decree-stack": () => t("decrees.piece.decrees"),
    ...Object.fromEntries(SHOWN.map((decree) => [`decree:${decree}`, () => decreeName(decree)])),
  },
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  acts: ACTS,
  asks: ASKS,
  events: EVENTS,
  sources: SOURCES,
  things: THINGS,
  read: readDecrees,
  barParts: [{ key: "decrees", order: 60, sign: quill, hatch: "source-rules" }],
  besides: (place, { decreeStacks }) => {
    const n = decreeStacks?.[place].count ?? 0;
    return { words: t("mt.board.decrees", { n }), parts: [`stack:${place}`], isFirst: true };
  },
  belongings: { order: 10, ids: (_, seat) => [`decrees:${seat}`] },
  draws: (name) => /^(decree(:.*)?|decrees|decree-stack)$/.test(name),
  Piece,
  signs: { decree: quill },
  counts,
  atCastle: ["decrees"],
  boards: [BOARD],
  panels: [{ takes: ({ kind }) => kind === "bring", of: DecreeCards }],
  court: { title: () => t("ml.decrees"), isLine: true, InCourt: OwnDecrees, AtCastle: OwnDecrees },
  over: [Stack],
});
