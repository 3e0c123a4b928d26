/** Arthur and the Picts, loaded with a table that plays them. */

import { t, withWords } from "../../../lib/i18n.svelte";
import { install, type Count } from "../../layers";
import type { Parts } from "../../position/parts";
import type { View } from "../../position/view";
import { actionOf } from "../../position/words";
import { figureName } from "../../telling/phrases";
import { ACTS } from "./acts";
import { ASKS } from "./asks";
import { EVENTS } from "./events";
import { SOURCES } from "./pictevents";
import PictCards from "./PictCards.svelte";
import { SPACES } from "./spaces";
import { THINGS } from "./things";
import { PICTS } from "./board";
import { arthurSummary, pictSections } from "./inwords";
import { strengthOf } from "./picts";
import Piece from "./Piece.svelte";
import { ARTHUR, readArthur, readArthurParts } from "./position";
import { STEPS } from "./scoring";
import { SIGNS } from "./signs";

const PIECES = /^(pict:|picts$)/;
const SPACE = "space:";
/** Its actions; points for manors are a space of the base game with another sign. */
const DRAWN: ReadonlySet<string> = new Set(Object.keys(SPACES).filter((action) => action !== "vp"));

function isSpace(name: string): boolean {
  return name.startsWith(SPACE) && DRAWN.has(actionOf(name.slice(SPACE.length)));
}

function counts(view: View, seat: number, parts: Parts): Count[] {
  const n = strengthOf(view, parts, seat);
  return [{ id: `picts:${seat}`, order: 50, piece: "picts", n, words: t("mt.stock.picts", { n }) }];
}

install({
  key: "arthur",
  areas: ["arthur", "picts"],
  samples: {
    "figure:arthur": () => figureName("arthur"),
    "die:0:arthur:4": () => t("arthur.piece.die"),
    "pict:p11": () => t("arthur.piece.pict"),
    "space:signet": () => t("arthur.piece.signet"),
    "space:stairs": () => t("arthur.piece.stairs"),
  },
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  acts: ACTS,
  asks: ASKS,
  events: EVENTS,
  sources: SOURCES,
  things: THINGS,
  spaces: SPACES,
  powers: { nudge: "R10.7", switch: "R10.8" },
  crowds: true,
  parts: readArthurParts,
  read: readArthur,
  barParts: [{ key: "picts", order: 100, sign: SIGNS.pict, hatch: "source-chevrons" }],
  stations: [{ key: "picts", order: 50, sign: SIGNS.pict, isRare: true }],
  steps: STEPS,
  projection: (n) => t("picts.projection", { n }),
  treasures: ({ signet = null }) => [{ name: "signet", holder: signet }],
  summary: (view) => (view.figures[ARTHUR] === undefined ? null : arthurSummary(view)),
  sections: pictSections,
  belongings: { order: 20, ids: (_, seat) => [`picts:${seat}`] },
  draws: (name) => PIECES.test(name) || isSpace(name),
  Piece,
  signs: { signet: SIGNS.signet, pict: SIGNS.pict },
  counts,
  boards: [PICTS],
  panels: [{ takes: ({ kind }, small) => small && kind === "defeat", of: PictCards, tellsText: true }],
  figures: {
    [ARTHUR]: {
      name: () => t("arthur.name"),
      die: { behind: SIGNS.crown, words: (n) => t("arthur.die.showing", { n }) },
      icon: SIGNS.arthur,
      field: "var(--arthur)",
      on: "var(--arthur-on)",
      line: "var(--ivory)",
    },
  },
});
