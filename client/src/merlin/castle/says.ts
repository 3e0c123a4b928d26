/** Sentences about pieces, beyond single phrases. */

import { capitalised, list, t } from "../../lib/i18n.svelte";
import { answered, layers } from "../layers";
import {
  goodsName,
  inPlace,
  placeName,
  spaceName,
  tileName as nameOfTile,
  traitorsThere,
  vassalName,
} from "../telling/phrases";
import type { View } from "../position/view";
import { GOODS, MERLIN, PLACES, type Place, type Vassal } from "../position/words";

/** The names of the principalities. The object stays the same per language, so that the board is not redrawn. */
let named: { readonly for: string; readonly names: Readonly<Record<Place, string>> } | null = null;
export function placeNames(): Readonly<Record<Place, string>> {
  const key = PLACES.map(placeName).join();
  if (named?.for !== key) {
    const names = Object.fromEntries(PLACES.map((place) => [place, placeName(place)]));
    named = { for: key, names: names as Record<Place, string> };
  }
  return named.names;
}

export function vassalAtHome(vassal: Vassal): string {
  return t("mt.vassal.home", { vassal: vassalName(vassal) });
}
export function vassalAway(vassal: Vassal, place: Place): string {
  return t("mt.vassal.away", { vassal: vassalName(vassal), in: inPlace(place) });
}

/** A castle in a sentence or two. */
export function castleWords(view: View, seat: number, name: string): string {
  const castle = view.castles[seat];
  const goods = [
    ...GOODS.flatMap((good) => (castle?.[good] ? [goodsName(good, castle[good])] : [])),
    ...layers().flatMap(({ lying }) => lying?.(view, seat) ?? []),
  ];
  const traitors = view.traitors[seat] ?? [];
  return t("mt.castle.words", {
    name,
    goods: goods.length ? list(goods) : t("mt.castle.nothing"),
    traitors: traitors.length
      ? t("mt.castle.traitors", { traitors: capitalised(traitorsThere(traitors)) })
      : t("mt.castle.noTraitors"),
  });
}

export function tileName(cell: string, view: View): string {
  const tile = view.tiles[cell];
  return tile ? nameOfTile(tile, cell) : cell;
}

/** The board in a sentence. */
export function boardSummary(view: View): string {
  const { round, figures } = view;
  const said = answered(({ summary }) => summary?.(view));
  if (said !== null) return said;
  return t("mt.board.summary", { round, merlin: spaceName(figures[MERLIN] ?? "") });
}
