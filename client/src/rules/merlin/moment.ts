/** A moment in the middle of a game, for the pictures of the rules: small, and chosen for what it shows. */

import type { Supply, Treasure } from "../../merlin/layers";
import { byCell, tileOf, type View } from "../../merlin/position/view";
import { CASTLE, GOODS, KINDS, PLACES, type Kind } from "../../merlin/position/words";

type Posts = View["vassals"][number];
type Markers = View["markers"][number];

const HOME: Posts = { lady: CASTLE, "shield-bearer": CASTLE, builder: CASTLE, "flag-bearer": CASTLE };
const NOWHERE = Object.fromEntries(PLACES.map((place) => [place, 0])) as Markers;
const LEFT: Readonly<Record<Kind, number>> = { shield: 5, flag: 4, material: 5 };

export const VASSALS: View["vassals"] = [
  { ...HOME, builder: "grey", lady: "purple" },
  { ...HOME, lady: "black", "shield-bearer": "blue" },
  { ...HOME, "flag-bearer": "black", builder: "orange" },
  { ...HOME, "shield-bearer": "brown", lady: "grey" },
];
export const MARKERS: View["markers"] = [
  { ...NOWHERE, grey: 1, purple: 2 },
  { ...NOWHERE, black: 2, blue: 1 },
  { ...NOWHERE, black: 1, orange: 2 },
  { ...NOWHERE, grey: 2, brown: 1, blue: 1 },
];
export const SUPPLY = Object.fromEntries(
  GOODS.map((good) => [good, LEFT[KINDS.find((kind) => good.endsWith(kind)) ?? "shield"]]),
) as View["supply"];

const ROWS = [
  "mountain mountain wood-tower wood lake lake-tower",
  "mountain-tower wood wood-tower lake-tower lake wood",
  "lake-tower lake wood mountain-tower wood-tower wood",
  "lake mountain-tower mountain mountain mountain lake",
];
export const TILES = byCell(
  ROWS.flatMap((row) => row.split(" ")),
  tileOf,
);
export const MANORS: View["manors"] = {
  a3: 1,
  a5: 1,
  b2: 3,
  b4: 0,
  b5: 3,
  c2: 2,
  c4: 2,
  c6: 0,
  d2: 0,
  d5: 3,
};

export const SUPPLIES: readonly Supply[] = [
  { name: "traitors", piece: "traitor", count: 12 },
  { name: "missions", piece: "mission", count: 31 },
  { name: "apples", piece: "apple", count: 7 },
];
export const TREASURES: readonly Treasure[] = [
  { name: "grail", holder: null },
  { name: "excalibur", holder: null },
];
export const POINTS: readonly number[] = [21, 30, 17, 24];

/** Where the figures stand, by their distance from the first space clockwise. */
const STANDING = { merlin: 8, knight0: -1, knight1: 14, knight2: -9, knight3: -4 } as const;

/** The figures on a ring, whatever its spaces are. */
export function figuresOn(ring: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(STANDING).map(([figure, place]) => [figure, ring.at(place % ring.length) ?? ""]),
  );
}
