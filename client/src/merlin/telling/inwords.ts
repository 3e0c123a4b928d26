/** The board in words: what stands where, each with the id by which it can be explained. */

import { list, t } from "../../lib/i18n.svelte";
import type { Readers } from "../../table/log";
import { castleWords, tileName } from "../castle/says";
import { holderOf } from "../modules/knights/allies";
import { missionWords } from "./missions";
import { answered, layers } from "../layers";
import type { Parts } from "../position/parts";
import { pictName, placeName, spaceName, vassalName } from "./phrases";
import { figureWords } from "./sentences";
import type { View } from "../position/view";
import { ABILITIES, GOODS, KINDS, PLACES, VASSALS, type Place } from "../position/words";

export interface Entry {
  readonly id: string;
  readonly words: string;
  /** The ids of what belongs to it. */
  readonly parts: readonly string[];
}
export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Whose board it is: the readers, and what the cards say. */
export interface Told {
  readonly view: View;
  readonly parts: Parts;
  readonly readers: Readers;
}

const of = (what: string, name: string | undefined) => t("mt.board.of", { what, name: name ?? "" });

/** The marshal and Kay's tiles in a principality. */
function knightsIn(place: Place, { knights }: View): string[] {
  if (!knights) return [];
  const [lancelot, kay] = [holderOf(knights, "lancelot"), holderOf(knights, "kay")];
  return [
    ...(knights.marshal === place && lancelot !== null ? [`marshal:${lancelot}`] : []),
    ...(knights.kay[place] > 0 && kay !== null ? [`kay:${kay}:${place}`] : []),
  ];
}

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
  const stack = view.decreeStacks?.[place].count;
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
      }) + (stack === undefined ? "" : ` ${t("mt.board.decrees", { n: stack })}`),
    parts: [
      ...(stack === undefined ? [] : [`stack:${place}`]),
      ...stored.parts,
      ...markers.map((seat) => `marker:${seat}:${place}`),
      ...knightsIn(place, view),
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

/** The staffs that belong to nobody yet. */
function staffEntries({ neutralStaffs: n }: View): Entry[] {
  return n === null ? [] : [{ id: "supply:staffs", words: t("mt.board.staffs", { n }), parts: [] }];
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
      ...(view.decrees ? [`decrees:${seat}`] : []),
      ...(view.picts ? [`picts:${seat}`] : []),
      ...(view.seals ? ABILITIES.map((ability) => `ability:${seat}:${ability}`) : []),
      ...(view.knights?.allies[seat] ?? []).map((ally) => `ally:${seat}:${ally}`),
      ...layers().flatMap(({ belongings }) => belongings?.(view, seat) ?? []),
    ],
  };
}

function missionEntries(cards: readonly string[], { parts }: Told): Entry[] {
  return cards.flatMap((card) => {
    const mission = parts.missions[card];
    return mission ? [{ id: `mission:${card}`, words: missionWords(mission, null), parts: [] }] : [];
  });
}

function pictEntries({ view, parts }: Told): Entry[] {
  return view.pictDisplay.flatMap((id) => {
    const pict = parts.picts[id];
    return pict ? [{ id: `pict:${id}`, words: pictName(pict), parts: [] }] : [];
  });
}

/** Everything on the table, in the order in which one would look. */
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
  return [
    { title: t("mt.board.ring"), entries: figures },
    { title: t("mt.board.places"), entries: PLACES.map((place) => placeEntry(place, told)) },
    { title: t("mt.board.spaces"), entries: view.ring.map((space) => spaceEntry(space, told)) },
    ...(view.innerRing.length
      ? [
          {
            title: t("arthur.board.spaces"),
            entries: view.innerRing.map((space) => spaceEntry(space, told)),
          },
        ]
      : []),
    {
      title: t("mt.board.environs"),
      entries: [...Object.keys(view.tiles).map((cell) => tileEntry(cell, told)), ...staffEntries(view)],
    },
    { title: t("mt.missions.yours"), entries: missionEntries(hand, told) },
    { title: t("mt.missions.display"), entries: missionEntries(view.display, told) },
    ...(view.picts ? [{ title: t("picts.display"), entries: pictEntries(told) }] : []),
    ...layers().flatMap(({ sections }) => sections?.(told) ?? []),
    { title: t("table.players"), entries: readers.names.map((name, seat) => castleEntry(seat, name, told)) },
  ].filter(({ entries }) => entries.length > 0);
}
