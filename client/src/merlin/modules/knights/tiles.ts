/** The tiles of an ally as they are drawn: each there or not, with what it shows. */

import { t } from "../../../lib/i18n.svelte";
import { animalName } from "../../telling/phrases";
import type { View } from "../../position/view";
import { type Ally } from "./allies";
import { kindOf, PLACES, type Kind, type Place } from "../../position/words";
import { collected, tilesOf, type AllyParts, type Knights } from "./allies";

/** What a tile shows: a colour for Gareth, a thing that points spaces count for Geraint; others are all alike. */
export type Face = { readonly place: Place } | { readonly piece: Kind | "influence" | "manor" } | null;

export interface TileState {
  readonly key: string;
  readonly isThere: boolean;
  readonly face: Face;
}

/** What points spaces count, in the order of Geraint's tiles. */
const PIECES = ["shield", "flag", "material", "influence"] as const;

function piecesOf({ settings }: Pick<View, "settings">): (Kind | "influence" | "manor")[] {
  return settings["arthur"] === "on" ? [...PIECES, "manor"] : [...PIECES];
}

/** The tiles of an ally, those that can be used or were collected first. */
export function tileStates(
  ally: Ally,
  seat: number,
  view: Pick<View, "settings"> & { readonly knights: Knights },
  parts: AllyParts,
): TileState[] {
  const own = collected(view.knights, seat, ally);
  if (ally === "gareth") {
    return PLACES.map((place) => ({
      key: place,
      isThere: own?.includes(place) ?? false,
      face: { place },
    }));
  }
  if (ally === "geraint") {
    return piecesOf(view).map((piece) => ({
      key: piece,
      isThere: own?.includes(piece) ?? false,
      face: { piece },
    }));
  }
  const left = tilesOf(view.knights, seat, ally);
  return Array.from({ length: parts.tiles[ally] ?? 0 }, (_, nth) => ({
    key: String(nth),
    isThere: nth < left,
    face: null,
  }));
}

/** How many tiles an ally has, in words; null for one without. */
export function tileWords(ally: Ally, states: readonly TileState[]): string | null {
  if (!states.length) return null;
  const said = { n: states.filter(({ isThere }) => isThere).length, all: states.length };
  return t(ally === "gareth" || ally === "geraint" ? "knights.tilesHad" : "knights.tilesLeft", said);
}

/** What one tile shows, and whether it is there. */
export function faceWords({ face, isThere }: TileState): string {
  if (!face) return "";
  if ("place" in face) {
    const place = animalName(face.place);
    return isThere ? t("knights.tile.gareth", { place }) : t("knights.tile.gareth.open", { place });
  }
  const pieces = t(`ml.pieces.${kindOf(face.piece) ?? "influence"}`);
  return isThere ? t("knights.tile.geraint", { pieces }) : t("knights.tile.geraint.open", { pieces });
}
