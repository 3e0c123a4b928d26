/** The acts of Treasures of the environs. */

import { capitalised, list, t } from "../../../lib/i18n.svelte";
import { givingRow, ofGood } from "../../acts/goods";
import { markerDetail } from "../../acts/wording";
import { about, type ActOf, type Row, type Situation, type WithActs } from "../../choosing/act";
import { leftOf } from "../../position/view";
import { placeOf, type Good, type Kind, type Place } from "../../position/words";
import { aThing } from "./phrases";
import { withTerritory } from "../../telling/ahead";
import { inPlace, placeName, tileName, whatGood } from "../../telling/phrases";
import { burdenedNames, foundEffect } from "./finds";
import { kindsOf, treasureOf, wordOf, type Treasure } from "./treasures";

interface TreasuresActs {
  /** All goods shown by a treasure are taken from a principality. */
  fetch: { place: Place };
  /** All rivals give up one of the things shown by a treasure. */
  demand: { treasure: Treasure };
  /** A good or a marker is given up. */
  lose: { good: Good };
  withdraw: { place: Place };
}
declare module "../../choosing/act" {
  interface Acts extends TreasuresActs {}
}

/** The goods shown by the treasure in question. */
export function shownGoods(situation: Situation): readonly Kind[] {
  const treasure = treasureOf(about("treasure", situation)?.treasure);
  return treasure ? kindsOf(treasure) : [];
}

/** What a treasure brings from a principality, and what is not left there. */
function fetchRow(place: Place, situation: Situation): Row {
  const isThere = (kind: Kind) => leftOf(situation.view, `${place}-${kind}`) > 0;
  const kinds = shownGoods(situation);
  const there = kinds.filter(isThere);
  if (!there.length) return { title: placeName(place), detail: null };
  const lacks = kinds
    .filter((kind) => !isThere(kind))
    .map((kind) => t("ml.option.duty.none", { none: t(`ml.noKind.${kind}`) }));
  return {
    title: capitalised(list(there.map((kind) => whatGood(`${place}-${kind}`)))),
    detail: lacks.length ? list(lacks) : null,
  };
}

/** The row of building on a tile, with the effect of its treasure. */
function buildRow({ cell, place }: ActOf<"build">, situation: Situation): Row | null {
  const tile = situation.view.tiles[cell];
  if (!tile?.treasure) return null;
  return {
    title: t("ml.option.build", { tile: tileName(tile, cell) }),
    detail: withTerritory(
      t("ml.option.build.treasure", {
        what: whatGood(`${place}-material`),
        does: foundEffect(tile.treasure, situation),
      }),
      cell,
      situation,
    ),
  };
}

/** The effect of the treasure on a tile. */
export function treasureEffect(cell: string, situation: Situation): string | null {
  const treasure = situation.view.tiles[cell]?.treasure;
  return treasure ? foundEffect(treasure, situation) : null;
}

export const ACTS: WithActs<keyof TreasuresActs> = {
  fetch: {
    asked: {
      treasure: (option) => {
        const place = placeOf(option);
        return place && { place };
      },
    },
    ids: ({ place }, situation) => [
      `place:${place}`,
      ...shownGoods(situation).map((kind) => `good:${place}-${kind}`),
    ],
    gold: (ids) => ids.slice(1),
    row: ({ place }, situation) => fetchRow(place, situation),
    sign: ({ place }) => `emblem:${place}`,
  },
  demand: {
    asked: {
      treasure: (option) => {
        const treasure = treasureOf(option);
        return treasure && { treasure };
      },
    },
    ids: (_, situation) => {
      const found = about("treasure", situation);
      return found ? [`cell:${found.cell}`] : [];
    },
    row: ({ treasure }, situation) => {
      const [one = "", other = ""] = treasure.things.map(aThing);
      return {
        title: t("ml.option.demand", { one, other }),
        detail: t("ml.option.demand.detail", { names: burdenedNames(treasure, situation) }),
      };
    },
    sign: ({ treasure }) => `tile:${wordOf(treasure)}`,
  },
  lose: {
    asked: { discard: ofGood },
    ids: ({ good }, { seat }) => [`castle:${seat}:${good}`],
    row: ({ good }, situation) => givingRow(good, situation),
    sign: ({ good }) => good,
  },
  withdraw: {
    asked: {
      discard: (option) => {
        const place = Array.isArray(option) && option[0] === "marker" ? placeOf(option[1]) : null;
        return place && { place };
      },
    },
    ids: ({ place }, { seat }) => [`marker:${seat}:${place}`],
    row: ({ place }, situation) => ({
      title: t("ml.option.marker", { in: inPlace(place) }),
      detail: markerDetail(place, situation),
    }),
    sign: (_, { seat }) => `marker:${seat}`,
  },
  build: {
    row: buildRow,
    sign: ({ cell }, { view }) => {
      const treasure = view.tiles[cell]?.treasure;
      return treasure ? `tile:${wordOf(treasure)}` : null;
    },
  },
};
