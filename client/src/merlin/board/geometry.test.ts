import { describe, expect, it } from "vitest";
import { environsOf } from "./environs";
import { emblemAt, goodAt, markerAt, postAt } from "./principality";
import { closeUp, figureAngle, steps, wayPath } from "./rings";
import {
  chairCorners,
  insideOf,
  placeAngle,
  scoreAngle,
  SIZE,
  spaceAngle,
  strand,
  type Point,
} from "./geometry";
import { KINDS, VASSALS } from "../position/words";

const PLACES = [0, 1, 2, 3, 4, 5];
const distance = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d);

describe("the wheel", () => {
  it("begins at the top and goes round clockwise", () => {
    expect(spaceAngle(0, 24)).toBe(-90);
    expect(spaceAngle(6, 24)).toBe(0);
    expect(spaceAngle(12, 24)).toBe(90);
    expect(placeAngle(3)).toBe(90);
    expect(scoreAngle(25)).toBe(0);
    expect(scoreAngle(-25)).toBe(-180);
  });

  it("puts the space of a principality below its principality", () => {
    for (const place of PLACES) expect(spaceAngle(4 * place, 24)).toBe(placeAngle(place));
  });

  it.each([13, 24, 25])("has chairs that do not overlap on a ring of %i", (spaces) => {
    for (let index = 0; index < spaces; index += 1) {
      const [, , shoulder, foot] = chairCorners(index, spaces, 1);
      const [nextFoot, nextShoulder] = chairCorners(index + 1, spaces, 1);
      const angle = ([x, y]: Point) => {
        const turned = (Math.atan2(y, x) * 180) / Math.PI - spaceAngle(index, spaces);
        return ((turned % 360) + 360) % 360;
      };
      expect(angle(foot)).toBeLessThan(angle(nextFoot));
      expect(angle(shoulder)).toBeLessThan(angle(nextShoulder));
    }
  });

  it("keeps the pieces of a principality apart", () => {
    for (const place of PLACES) {
      const posts = VASSALS.map((vassal) => postAt(place, vassal));
      for (const [number, post] of posts.entries()) {
        expect(distance(post, emblemAt(place))).toBeGreaterThan(SIZE.vassal + SIZE.emblem);
        for (const other of posts.slice(number + 1)) {
          expect(distance(post, other)).toBeGreaterThan(2 * SIZE.vassal);
        }
      }
      const goods = KINDS.map((kind) => goodAt(place, kind));
      const markers = [0, 1, 2, 3].map((nth) => markerAt(place, nth));
      for (const good of goods) {
        for (const marker of markers) expect(distance(good, marker)).toBeGreaterThan(60);
      }
      for (const [nth, marker] of markers.slice(1).entries()) {
        expect(distance(marker, markers[nth]!)).toBeGreaterThan(2 * SIZE.marker * 0.98);
      }
    }
  });

  it("has the goods on the left, both at the top and at the bottom", () => {
    for (const place of [0, 3]) {
      const [shield, flag, material] = KINDS.map((kind) => goodAt(place, kind)[0]);
      expect(shield).toBeLessThan(flag!);
      expect(flag).toBeLessThan(material!);
      expect(material).toBeLessThan(0);
      const across = VASSALS.map((vassal) => postAt(place, vassal)[0]);
      expect(across).toEqual([...across].sort((a, b) => a - b));
    }
  });

  it("keeps figures on one space apart and around its middle", () => {
    const angles = [0, 1, 2].map((nth) => figureAngle(6, 24, nth, 3));
    expect(angles[1]).toBe(0);
    expect(angles[0]).toBeCloseTo(-6.6);
    expect(angles[2]).toBeCloseTo(6.6);
  });

  it("counts steps the shorter way", () => {
    expect(steps(0, 3, 24)).toBe(3);
    expect(steps(3, 0, 24)).toBe(-3);
    expect(steps(22, 2, 24)).toBe(4);
    expect(steps(2, 22, 24)).toBe(-4);
    expect(steps(5, 5, 24)).toBe(0);
  });

  it("draws the way along the lane in the direction of the move", () => {
    expect(wayPath(254, 0, 45)).toContain("A254 254 0 0 1");
    expect(wayPath(254, 0, -45)).toContain("A254 254 0 0 0");
  });

  it.each([0, 13])("closes the plait, with %i benches", (benches) => {
    const { plait } = insideOf(benches);
    const numbers = strand(1, plait)
      .match(/-?[\d.]+/g)!
      .map(Number);
    for (let k = 0; k < numbers.length; k += 2) {
      expect(Math.abs(Math.hypot(numbers[k]!, numbers[k + 1]!) - plait.radius)).toBeLessThan(
        plait.swing + 0.1,
      );
    }
  });
});

describe.each([3, 4])("the environs of %i rows", (rows) => {
  const environs = environsOf(rows * 6);
  const reach = Math.sqrt(3) * environs.side;

  it("fit on the table", () => {
    for (const cell of environs.cells) {
      expect(Math.hypot(...environs.at(cell)) + environs.side).toBeLessThan(insideOf(0).table);
    }
  });

  it("lie edge to edge", () => {
    for (const cell of environs.cells) {
      const near = environs.cells.filter(
        (other) => Math.abs(distance(environs.at(cell), environs.at(other)) - reach) < 0.01,
      );
      expect(environs.beside(cell).toSorted()).toEqual(near.toSorted());
    }
  });

  it("have lines that run straight through the middles of tiles to their notch", () => {
    for (const cell of environs.cells) {
      const [x, y] = environs.at(cell);
      for (const { side, notch } of environs.lines(cell)) {
        const [endX, endY] = environs.notchAt(side, notch);
        // The material is slightly nearer than the middle of a tile in its place would be.
        const full = side === "top" ? endY - 0.24 * environs.side : endY + 0.24 * environs.side;
        expect(Math.abs(endX - x) / Math.abs(full - y)).toBeCloseTo(1 / Math.sqrt(3));
        const between = Math.round(Math.abs(full - y) / (1.5 * environs.side)) - 1;
        for (let step = 1; step <= between; step += 1) {
          const share = step / (between + 1);
          const on: Point = [x + (endX - x) * share, y + (full - y) * share];
          expect(environs.cells.some((other) => distance(environs.at(other), on) < 0.01)).toBe(true);
        }
      }
    }
  });

  it("have a notch for both upper sides of each tile at the top, and both lower sides at the bottom", () => {
    const first = environs.cells.slice(0, 6);
    const last = environs.cells.slice(-6);
    for (const [column, cell] of first.entries()) {
      const notches = environs.lines(cell).flatMap(({ side, notch }) => (side === "top" ? [notch] : []));
      expect(notches.toSorted()).toEqual([column, column + 1]);
    }
    for (const [column, cell] of last.entries()) {
      const notches = environs.lines(cell).flatMap(({ side, notch }) => (side === "bottom" ? [notch] : []));
      expect(notches.toSorted()).toEqual([column, column + 1]);
    }
  });

  it("draw a border round a territory and none inside it", () => {
    const sides = (path: string) => (path.match(/M/g) ?? []).length;
    const outline = sides(environs.borders(() => "wood"));
    expect(outline).toBe(environs.cells.reduce((sum, cell) => sum + 6 - environs.beside(cell).length, 0));
    const one = sides(environs.borders((cell) => (cell === "b3" ? "lake" : "wood")));
    expect(one).toBe(outline + 6);
  });
});

/** Per the rules: the colours that pay for a manor, with frames on which each notch has its own name. */
describe("the notches of the rules", () => {
  const ends = (rows: number, cell: string) =>
    environsOf(rows * 6)
      .lines(cell)
      .map(({ side, notch }) => `${side} ${notch}`)
      .toSorted();

  it("are those in the pictures", () => {
    expect(ends(4, "a1")).toEqual(["bottom 2", "top 0", "top 1"]);
    expect(ends(4, "b3")).toEqual(["bottom 1", "bottom 4", "top 2", "top 4"].toSorted());
    expect(ends(4, "d6")).toEqual(["bottom 5", "bottom 6", "top 4"]);
    expect(ends(3, "b6")).toEqual(["bottom 5", "top 5"]);
    expect(ends(3, "c1")).toEqual(["bottom 0", "bottom 1", "top 2"]);
  });
});

describe("a close-up", () => {
  it("zooms in on points that are close together, but not on points far apart", () => {
    const together = closeUp([postAt(1, "lady"), postAt(1, "builder")], 914, 914);
    const apart = closeUp([postAt(0, "lady"), postAt(3, "lady")], 914, 914);
    expect(together?.scale).toBeGreaterThan(2.35);
    expect(apart?.scale).toBeLessThan(1.5);
    expect(closeUp([], 914, 914)).toBeNull();
  });

  it("is centred on the points", () => {
    expect(
      closeUp(
        [
          [10, 20],
          [30, 60],
        ],
        914,
        914,
      )?.middle,
    ).toEqual([20, 40]);
  });
});
