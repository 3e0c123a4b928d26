/** How pieces walk on the wheel: space by space, never across the table. */

import type { Point } from "../board/geometry";

/** The milliseconds of the design for a step of a figure, a tick of the score rim, and the longest walk there. */
export const STEP = 170;
export const TICK = 40;
export const LONGEST = 900;
const HOP = 6;

function at([x, y]: Point): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

/** Move a part of a drawing from point to point, with a hop between each pair. */
export function hop(element: SVGElement, points: readonly Point[], lasting: number): void {
  if (lasting <= 0 || points.length < 2 || typeof element.animate !== "function") return;
  const frames: Keyframe[] = [];
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    frames.push({ transform: at(point), easing: "ease-in-out" });
    if (next) {
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 - HOP];
      frames.push({ transform: at(middle), easing: "ease-in-out" });
    }
  }
  element.animate(frames, { duration: lasting });
}

/** Move a part of a drawing steadily from point to point. */
export function glide(element: SVGElement, points: readonly Point[], lasting: number): void {
  if (lasting <= 0 || points.length < 2 || typeof element.animate !== "function") return;
  element.animate(
    points.map((point) => ({ transform: at(point) })),
    { duration: lasting, easing: "ease-in-out" },
  );
}
