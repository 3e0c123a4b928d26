/** The board of the Picts, beside the wheel. */

import { actionOf } from "../../position/words";
import type { Board } from "../../sideboards/sideboards";
import { SIGNS } from "./signs";

export const PICTS: Board = {
  key: "picts",
  order: 30,
  name: "picts.title",
  sign: SIGNS.pict,
  isInPlay: ({ picts }) => picts !== undefined,
  pieces: ["pict"],
  asks: ["pict"],
  isReachedBy: (space) => actionOf(space) === "picts",
  tab: () => import("./Picts.svelte"),
  shelf: { corner: "top right", of: () => import("./PictsShelf.svelte") },
  left: ({ pictStacks }) => pictStacks ?? 0,
  button: ({ pictDisplay }) => pictDisplay?.length ?? 0,
};
