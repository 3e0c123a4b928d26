/** The board in words: the pieces and their places, each with the id by which it can be explained. */

import { list, t } from "../../lib/i18n.svelte";
import type { Readers } from "../../table/log";
import { castleWords, tileName } from "../castle/says";
import { missionWords } from "./missions";
import { answered, layers } from "../layers";
import type { Parts } from "../position/parts";
import { placeName, spaceName, vassalName, wordsFor } from "./phrases";
import { figureWords } from "./sentences";
import type { View } from "../position/view";
import { GOODS, KINDS, PLACES, VASSALS, type Place } from "../position/words";

export interface Entry {
  readonly id: string;
  readonly words: string;
  /** The ids of the things that belong to it. */
  readonly parts: readonly string[];
}
export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Other things in a principality than vassals, goods and markers, in the board in words. */
export interface Besides {
  /** A sentence about it. */
  readonly words?: string;
  /** The ids of the things that can be explained. */
  readonly parts: readonly string[];
  /** It comes before everything else in the principality. */
  readonly isFirst?: boolean;
}

/** The explainable things of a player, and their position in the list. */
export interface Belongings {
  readonly order: number;
  readonly ids: (view: View, seat: number) => readonly Entry["id"][];
}

/** The position to describe, its readers, and the components. */
export interface Told {
  readonly view: View;
  readonly parts: Parts;
  readonly readers: Readers;
}

const of = (what: string, name: string | undefined) => t("mt.board.of", { what, name: name ?? "" });

function placeEntry(place: Place, { view, readers: { names } }: Told): Entry {
  const stored = answered((module) => module.stored?.(place, view)) ?? {
    words: t("mt.board.left", {
      shield: view.supply[`${place}-shield`],
      flag: view.supply[`${place}-flag`],
      material: view.supply[`${place}-material`],
    }),
    parts: KINDS.map((kind) => `good:${place}-${kind}`),
  };
  const markers = view.markers.flatMap((own, seat) => (own[place] ? [seat] : []));
  const posted = view.vassals.flatMap((posts, seat) =>
    VASSALS.filter((vassal) => posts[vassal] === place).map((vassal) => ({ vassal, seat })),
  );
  const besides = layers().flatMap((layer) => layer.besides?.(place, view) ?? []);
  const [first, others] = [true, false].map((isFirst) =>
    besides.filter((one) => (one.isFirst ?? false) === isFirst).flatMap(({ parts }) => parts),
  );
  const markerWords = markers.map((seat) => of(String(view.markers[seat]?.[place]), names[seat]));
  const vassalWords = posted.map(({ vassal, seat }) => of(vassalName(vassal), names[seat]));
  return {
    id: `place:${place}`,
    words:
      t("mt.board.place", {
        place: placeName(place),
        goods: stored.words,
        markers: markers.length
          ? t("mt.board.markers", { markers: list(markerWords) })
          : t("mt.board.noMarkers"),
        vassals: posted.length
          ? t("mt.board.vassals", { vassals: list(vassalWords) })
          : t("mt.board.noVassals"),
      }) + besides.map(({ words }) => (words ? ` ${words}` : "")).join(""),
    parts: [
      ...(first ?? []),
      ...stored.parts,
      ...markers.map((seat) => `marker:${seat}:${place}`),
      ...(others ?? []),
      ...posted.map(({ vassal, seat }) => `vassal:${seat}:${vassal}`),
    ],
  };
}

function spaceEntry(space: string, { view, readers }: Told): Entry {
  const figures = Object.keys(view.figures).filter((figure) => view.figures[figure] === space);
  const words = spaceName(space);
  return {
    id: `space:${space}`,
    words: figures.length
      ? t("mt.board.tile", {
          tile: words,
          state: list(figures.map((figure) => figureWords(figure, readers))),
        })
      : words,
    parts: figures.map((figure) => `figure:${figure}`),
  };
}

function tileEntry(cell: string, { view, readers: { names } }: Told): Entry {
  const seat = view.manors[cell];
  const state = seat === undefined ? t("mt.board.free") : t("mt.board.manor", { name: names[seat] ?? "" });
  return {
    id: `cell:${cell}`,
    words: t("mt.board.tile", { tile: tileName(cell, view), state }),
    parts: [],
  };
}

/** The things that modules add to a castle. */
function belongingsOf(view: View, seat: number): string[] {
  return layers()
    .flatMap(({ belongings }) => belongings ?? [])
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ ids }) => ids(view, seat));
}

function castleEntry(seat: number, name: string, { view }: Told): Entry {
  const has = (good: (typeof GOODS)[number]) => (view.castles[seat]?.[good] ?? 0) > 0;
  const traitors = PLACES.filter((place) => view.traitors[seat]?.includes(place));
  return {
    id: `score:${seat}`,
    words: castleWords(view, seat, name),
    parts: [
      ...Object.keys(view.faces[seat] ?? {}).map((die) => `die:${seat}:${die}`),
      ...GOODS.filter(has).map((good) => `castle:${seat}:${good}`),
      ...traitors.map((place) => `traitor:${seat}:${place}`),
      ...VASSALS.map((vassal) => `vassal:${seat}:${vassal}`),
      `apple:${seat}`,
      `staff:${seat}`,
      `home:${seat}:marker`,
      `home:${seat}:manor`,
      ...belongingsOf(view, seat),
    ],
  };
}

function missionEntries(cards: readonly string[], { parts }: Told): Entry[] {
  return cards.flatMap((card) => {
    const mission = parts.missions[card];
    return mission ? [{ id: `mission:${card}`, words: missionWords(mission, null), parts: [] }] : [];
  });
}

/** Sections with the same title become one. */
function joined(sections: readonly Section[]): Section[] {
  const titles = [...new Set(sections.map(({ title }) => title))];
  return titles.map((title) => ({
    title,
    entries: sections.filter((section) => section.title === title).flatMap(({ entries }) => entries),
  }));
}

/** Everything on the table, in the order in which you would look at it. */
export function boardInWords(told: Told): Section[] {
  const { view, readers } = told;
  const hand = readers.you === null ? [] : (view.hands[readers.you]?.cards ?? []);
  const figures = Object.keys(view.figures).map((figure) => ({
    id: `figure:${figure}`,
    words: t("mt.board.stands", {
      figure: figureWords(figure, readers),
      space: spaceName(view.figures[figure] ?? ""),
    }),
    parts: [],
  }));
  return joined([
    { title: t("mt.board.ring"), entries: figures },
    { title: t("mt.board.places"), entries: PLACES.map((place) => placeEntry(place, told)) },
    { title: t("mt.board.spaces"), entries: view.ring.map((space) => spaceEntry(space, told)) },
    {
      title: wordsFor("board", "spaces") ?? "",
      entries: view.innerRing.map((space) => spaceEntry(space, told)),
    },
    {
      title: t("mt.board.environs"),
      entries: Object.keys(view.tiles).map((cell) => tileEntry(cell, told)),
    },
    { title: t("mt.missions.yours"), entries: missionEntries(hand, told) },
    { title: t("mt.missions.display"), entries: missionEntries(view.display, told) },
    ...layers().flatMap(({ sections }) => sections?.(told) ?? []),
    { title: t("table.players"), entries: readers.names.map((name, seat) => castleEntry(seat, name, told)) },
  ]).filter(({ entries }) => entries.length > 0);
}
