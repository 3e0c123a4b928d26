/** The environs: rows of six hexagons between two frames. Rows b and d are shifted right by half a tile. */

import { at, NARROW, polar, shape, short, WIDE, type Inside, type Point } from "./geometry";

export const COLUMNS = 6;
export const NOTCHES = COLUMNS + 1;
const LETTERS = "abcd";

export type Side = "top" | "bottom";

/** The sides of a hexagon from the upper right on, each as two of its corners and the direction of the neighbour. */
const SIDES = [
  { corners: [0, 1], right: 1, down: -1 },
  { corners: [1, 2], right: 2, down: 0 },
  { corners: [2, 3], right: 1, down: 1 },
  { corners: [3, 4], right: -1, down: 1 },
  { corners: [4, 5], right: -2, down: 0 },
  { corners: [5, 0], right: -1, down: -1 },
] as const;

/** A cell with its column counted in halves, so that a straight line changes it by one from row to row. */
interface Spot {
  readonly halves: number;
  readonly row: number;
}

export interface Line {
  readonly side: Side;
  readonly notch: number;
}

export class Environs {
  readonly rows: number;
  /** The width of a tile. */
  readonly width: number;
  /** The side of a tile. */
  readonly side: number;
  /** The scale of pieces on tiles. */
  readonly pieces: number;
  /** How far right of the centre the tiles lie. */
  readonly aside: number;
  readonly cells: readonly string[];
  readonly #spots: ReadonlyMap<string, Spot>;
  readonly #names: ReadonlyMap<string, string>;

  constructor(rows: number, { tile, pieces, aside }: Inside) {
    this.rows = rows;
    this.width = rows > 3 ? tile.four : tile.three;
    this.side = this.width / Math.sqrt(3);
    this.pieces = pieces;
    this.aside = rows % 2 ? aside * this.width : 0;
    const spots = Array.from({ length: rows * COLUMNS }, (_, number): [string, Spot] => {
      const [row, column] = [Math.floor(number / COLUMNS), number % COLUMNS];
      return [`${LETTERS[row]}${column + 1}`, { halves: 2 * column + (row % 2), row }];
    });
    this.#spots = new Map(spots);
    this.#names = new Map(spots.map(([cell, { halves, row }]) => [`${halves} ${row}`, cell]));
    this.cells = spots.map(([cell]) => cell);
  }

  #spot(cell: string): Spot {
    const spot = this.#spots.get(cell);
    if (!spot) throw new Error(`there is no tile ${cell}`);
    return spot;
  }

  #x(halves: number): number {
    return (halves / 2 - 2.75) * this.width + this.aside;
  }

  #y(row: number): number {
    return (row - (this.rows - 1) / 2) * 1.5 * this.side;
  }

  at(cell: string): Point {
    const { halves, row } = this.#spot(cell);
    return [this.#x(halves), this.#y(row)];
  }

  /** A corner of a tile around 0, 0; the first is at the top, then clockwise. */
  #corner(number: number, scale = 1): Point {
    return polar(this.side * scale, -90 + 60 * number);
  }

  /** A tile around 0, 0. */
  tile(scale = 1): string {
    return shape([0, 1, 2, 3, 4, 5].map((number) => this.#corner(number, scale)));
  }

  /** The cells that touch a cell. */
  beside(cell: string): string[] {
    return SIDES.flatMap((side) => this.#neighbour(cell, side) ?? []);
  }

  #neighbour(cell: string, { right, down }: { right: number; down: number }): string | undefined {
    const { halves, row } = this.#spot(cell);
    return this.#names.get(`${halves + right} ${row + down}`);
  }

  /** The borders of all territories: the sides of tiles whose neighbour has another terrain or does not exist. */
  borders(terrain: (cell: string) => string): string {
    let path = "";
    for (const cell of this.cells) {
      const [x, y] = this.at(cell);
      for (const side of SIDES) {
        const neighbour = this.#neighbour(cell, side);
        // A border between two tiles is drawn once.
        if (neighbour && (neighbour < cell || terrain(neighbour) === terrain(cell))) continue;
        const [from, to] = side.corners.map((number) => this.#corner(number)) as [Point, Point];
        path += `M${at([x + from[0], y + from[1]])}L${at([x + to[0], y + to[1]])}`;
      }
    }
    return path;
  }

  /** The x of a notch. The bottom frame starts further right if the last row is shifted. */
  #notchX(side: Side, notch: number): number {
    const isShifted = side === "bottom" && this.rows % 2 === 0;
    return this.#x(2 * notch - 1 + (isShifted ? 1 : 0));
  }

  /** The y of a point beyond the first or last row, at a distance in sides of a tile. */
  #beyond(side: Side, sides: number): number {
    return side === "top" ? this.#y(0) - sides * this.side : this.#y(this.rows - 1) + sides * this.side;
  }

  /** The position of a notch's material. */
  notchAt(side: Side, notch: number): Point {
    return [this.#notchX(side, notch), this.#beyond(side, 1.26)];
  }

  /** A frame: a crenellated wall whose teeth fill the notches of the row. */
  wall(side: Side): string {
    const { width } = this;
    const down = side === "top" ? -1 : 1;
    const all = Array.from({ length: NOTCHES }, (_, notch) => this.#notchX(side, notch));
    const [left, right] = [
      this.#notchX(side, 0) - width * 0.42,
      this.#notchX(side, NOTCHES - 1) + width * 0.42,
    ];
    const [walk, merlon] = [this.#beyond(side, 1.72), this.#beyond(side, 1.98)];
    const [edge, tip] = [this.#beyond(side, 0.5), this.#beyond(side, 1)];
    const end = (edge + tip) / 2 - down * 1.5;
    const battlement = all.flatMap((x): Point[] => [
      [x - width * 0.3, walk],
      [x - width * 0.3, merlon],
      [x + width * 0.3, merlon],
      [x + width * 0.3, walk],
    ]);
    const teeth = all.toReversed().flatMap((x, index): Point[] => {
      const foot: Point = [x, edge + down * 2];
      return index === NOTCHES - 1 ? [foot] : [foot, [x - width / 2, tip + down * 2]];
    });
    return shape([[left, walk], ...battlement, [right, walk], [right, end], ...teeth, [left, end]]);
  }

  /** The line of mortar along a wall. */
  mortar(side: Side): string {
    const [left, right] = [this.#notchX(side, 0), this.#notchX(side, NOTCHES - 1)];
    const y = this.#beyond(side, 1.72) - (side === "top" ? -1 : 1);
    const ends = this.width * 0.42 - 3;
    return `M${short(left - ends)} ${short(y)}H${short(right + ends)}`;
  }

  /**
   * The straight lines from a tile to the frames. Lines that leave at the side are left out.
   */
  lines(cell: string): Line[] {
    return SIDES.flatMap(({ right, down }) => {
      if (!down) return [];
      let { halves, row } = this.#spot(cell);
      let last = row;
      while (this.#names.has(`${halves} ${row}`)) [last, halves, row] = [row, halves + right, row + down];
      if (row >= 0 && row < this.rows) return [];
      const notch = (halves + 1 - (last % 2)) / 2;
      return [{ side: down < 0 ? "top" : "bottom", notch }];
    });
  }
}

const ENVIRONS = new Map(
  [WIDE, NARROW].map((inside) => [inside, new Map([3, 4].map((rows) => [rows, new Environs(rows, inside)]))]),
);

/** The environs with this many tiles. */
export function environsOf(tiles: number, inside: Inside = WIDE): Environs {
  const found = ENVIRONS.get(inside)?.get(tiles / COLUMNS);
  if (!found) throw new Error(`no environs have ${tiles} tiles`);
  return found;
}
