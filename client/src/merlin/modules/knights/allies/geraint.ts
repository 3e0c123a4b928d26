/** Sir Geraint: points spaces bring a point more, and he collects a tile for the first of each kind. */

import laurels from "icon:laurels";
import { t } from "../../../../lib/i18n.svelte";
import type { View } from "../../../position/view";
import { kindOf, type Kind } from "../../../position/words";
import type { WireView } from "../../../rules";
import { allyId, type AllyRecord } from "../ally";

declare module "../position" {
  interface Knights {
    /** What the tiles show that each player has collected: "shield", "influence". */
    readonly geraint: readonly (readonly string[])[];
  }
}

/** What points spaces count, in the order of the tiles. */
function piecesOf({ settings }: Pick<View, "settings">): (Kind | "influence" | "manor")[] {
  const pieces = ["shield", "flag", "material", "influence"] as const;
  return settings["arthur"] === "on" ? [...pieces, "manor"] : [...pieces];
}

export const geraint = {
  sign: laurels,
  rule: "R40.6",
  text: ({ settings }) => (settings["geraint"] === "firstOnly" ? t("knights.text.geraint.first") : null),
  collects: {
    all: (view) =>
      piecesOf(view).map((piece) => ({
        key: piece,
        motif: { piece },
        words: (isThere) =>
          t(isThere ? "knights.tile.geraint" : "knights.tile.geraint.open", {
            pieces: t(`ml.pieces.${kindOf(piece) ?? "influence"}`),
          }),
      })),
    had: (knights, seat) => knights.geraint[seat] ?? [],
  },
  read: (wire: WireView) => ({ geraint: wire.geraint_tiles ?? [] }),
  sources: {
    geraint: { order: 60, reason: () => t("ml.for.geraint"), causes: (_, who) => [allyId(who, "geraint")] },
  },
} satisfies AllyRecord;
