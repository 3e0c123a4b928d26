/** The positions of labels that say what happens on spaces. */

import { type Point, type Inside, polar, WIDE } from "./geometry";
import { tokenAt } from "./tabletop";

/** The position on the table of a label of this size for a space at this angle. */
function besideSpace(degrees: number, width: number, height: number): Point {
  const [x, y] = polar(1, degrees);
  return polar(WIDE.table - 10 - (Math.abs(x) * width + Math.abs(y) * height) / 2, degrees);
}

/** On the small table, labels lie above and below the frames: beside the supplies, and along the foot. */
const LABELS = { up: -136, down: 134, apart: 4, within: 198 };

/** How far to each side of the middle this many supplies reach. */
function breadthOf(supplies: number, inside: Inside): number {
  const [x] = tokenAt(supplies - 1, supplies, inside);
  return x + inside.token.size + 9;
}

/** The possible positions of a label of this width, clockwise from the upper right, clear of the supplies. */
function cornersOf(width: number, supplies: number): Point[] {
  const up = supplies + width / 2;
  const down = LABELS.apart + width / 2;
  const low = Math.max(down, Math.min(up, 150 - width / 2));
  return [
    [up, LABELS.up],
    [low, LABELS.down],
    [-low, LABELS.down],
    [-up, LABELS.up],
  ];
}

/** All ways to give this many labels a corner each. */
function layouts(count: number, free: readonly number[]): number[][] {
  if (count === 0) return [[]];
  return free.flatMap((corner) =>
    layouts(
      count - 1,
      free.filter((other) => other !== corner),
    ).map((rest) => [corner, ...rest]),
  );
}

interface Label {
  /** The angle of the space that it describes. */
  readonly degrees: number;
  readonly width: number;
}

/** The positions of labels for spaces: as near to their spaces as possible, without overlaps. */
export function tagsAt(labels: readonly Label[], height: number, inside: Inside, supplies: number): Point[] {
  if (inside === WIDE) return labels.map(({ degrees, width }) => besideSpace(degrees, width, height));
  const places = labels.map(({ degrees, width }) => {
    const [x, y] = polar(inside.lane, degrees);
    return cornersOf(width, breadthOf(supplies, inside)).map((at) => {
      const corner = Math.hypot(Math.abs(at[0]) + width / 2, Math.abs(at[1]) + height / 2);
      // Prefer a corner further away to one over the benches.
      const beyond = Math.max(0, corner - LABELS.within);
      return { at, cost: Math.hypot(at[0] - x, at[1] - y) + 8 * beyond };
    });
  });
  const costOf = (layout: readonly number[]) =>
    layout.reduce((sum, corner, index) => sum + (places[index]?.[corner]?.cost ?? 0), 0);
  const [best = []] = layouts(Math.min(labels.length, 4), [0, 1, 2, 3]).toSorted(
    (one, other) => costOf(one) - costOf(other),
  );
  return best.map((corner, index) => places[index]?.[corner]?.at ?? [0, 0]);
}
