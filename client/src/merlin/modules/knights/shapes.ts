/** The shapes of the allies' tiles. */

export interface TileShape {
  readonly path: string;
  readonly box: [number, number, number, number];
  /** The position and size of the sign on it. */
  readonly sign: { readonly y: number; readonly size: number };
  /** Its size on the card of the draft. */
  readonly onCard: number;
}

export const TILE: TileShape = {
  path: "M-10-12H10V12H-10Z",
  box: [-12.5, -14, 25, 28],
  sign: { y: 0, size: 16 },
  onCard: 17,
};

export const BANNER: TileShape = {
  ...TILE,
  path: "M-9-10H9V11.500L0 6.500L-9 11.500Z",
  sign: { y: -1.5, size: 13 },
};

export const CASTLE: TileShape = {
  path: "M-17 11V-7H-12V-3H-7V-7H-2.500V-3H2.500V-7H7V-3H12V-7H17V11Z",
  box: [-18, -18, 36, 36],
  sign: { y: 3.5, size: 13 },
  onCard: 30,
};
