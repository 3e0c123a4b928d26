/** The pieces of Merlin, in the words of the wire. */

export const PLACES = ["black", "grey", "blue", "purple", "orange", "brown"] as const;
export const KINDS = ["shield", "flag", "material"] as const;
export const VASSALS = ["lady", "shield-bearer", "builder", "flag-bearer"] as const;
export const TERRAINS = ["mountain", "wood", "lake"] as const;
export type Place = (typeof PLACES)[number];
export type Kind = (typeof KINDS)[number];
export type Vassal = (typeof VASSALS)[number];
export type Terrain = (typeof TERRAINS)[number];
/** The powers of flags. Modules declare theirs in their folders. */
export interface Powers {
  repel: unknown;
  missions: unknown;
  reverse: unknown;
  turn: unknown;
  different: unknown;
  mirror: unknown;
}
export type Power = keyof Powers;
/** A shield, flag or material: "blue-shield". */
export type Good = `${Place}-${Kind}`;
/** The actions of a ring's spaces. The six principalities share one. Modules declare theirs in their folders. */
export interface Actions {
  principality: unknown;
  vp: unknown;
  influence: unknown;
  excalibur: unknown;
  grail: unknown;
  relocate: unknown;
  exchange: unknown;
  mission: unknown;
  build: unknown;
}
export type Action = keyof Actions;

export const CASTLE = "castle";
export const MERLIN = "merlin";
export const GOODS: readonly Good[] = KINDS.flatMap((kind) =>
  PLACES.map((place): Good => `${place}-${kind}`),
);

/** Returns a function that finds a known word, or null for any other. */
export function finder<Word extends string>(known: readonly Word[]): (value: unknown) => Word | null {
  return (value) => known.find((word) => word === value) ?? null;
}

export const placeOf = finder(PLACES);
export const kindOf = finder(KINDS);
export const vassalOf = finder(VASSALS);
export const goodOf = finder(GOODS);
export const terrainOf = finder(TERRAINS);

/** The colour of a good. */
export function colourOf(good: Good): Place {
  return good.split("-")[0] as Place;
}

/** The kind of a good. */
export function sortOf(good: Good): Kind {
  return good.split("-")[1] as Kind;
}

/** The kind that a vassal fetches. The lady brings a marker instead. */
export const FETCHES: Readonly<Record<Vassal, Kind | null>> = {
  lady: null,
  "shield-bearer": "shield",
  builder: "material",
  "flag-bearer": "flag",
};

/** The figure of a seat on the ring. */
export function knightOf(seat: number): string {
  return `knight${seat}`;
}

/** The owner of a die: its seat, or the figure of the same name that everyone moves. */
export function dieOwner(die: string, seat: number): number | string {
  return OWN_DIE.test(die) ? seat : die;
}
const OWN_DIE = /^die\d$/;

/** The seat of a knight; null for a figure that everyone moves. */
export function ownerOf(figure: string): number | null {
  const number = /^knight(\d)$/.exec(figure)?.[1];
  return number === undefined ? null : Number(number);
}

/** The action of a space: "build" for the second build space, "principality" for blue. */
export function actionOf(space: string): Action {
  if (placeOf(space)) return "principality";
  return space.split("-")[0] as Action;
}

/** The pieces that points spaces count. */
export const PIECES = [...KINDS, "influence", "manor"] as const;
export type Piece = (typeof PIECES)[number];
export const pieceOf = finder(PIECES);

/** The thing that a space counts, gives or sends: "shield" for "vp-shield"; null if it has none. */
export function thingOf(space: string): Piece | "vassal" | null {
  const word = space.slice(space.indexOf("-") + 1);
  return pieceOf(word) ?? (word === "vassal" ? word : null);
}
