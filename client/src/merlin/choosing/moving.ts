/** How figures move: which one a die moves, along which spaces, and where it lands. */

import type { Situation, Way } from "./act";
import { stepsOf, type View } from "../position/view";
import { knightOf, ownerOf, PLACES, placeOf, type Place } from "../position/words";

/** The figure that a seat's die moves: its own, or the one chosen with a flag. */
export function movedBy(die: string, { view, seat }: Pick<Situation, "view" | "seat">): string {
  if (view.switched && die === view.chosen) return view.switched;
  return die in view.figures ? die : knightOf(seat);
}

export interface Landing {
  readonly way: Way;
  readonly space: string;
}

/** The landings of a figure after a number of steps. Knights go one way, the others both ways. */
export function landingsOf(view: View, figure: string, steps: number): Landing[] {
  const track = stepsOf(view, figure);
  const at = track.indexOf(view.figures[figure] ?? "");
  const land = (by: number) => track[(((at + by) % track.length) + track.length) % track.length] ?? "";
  const on = { way: "cw" as const, space: land(steps) };
  return ownerOf(figure) !== null || steps === 0 ? [on] : [on, { way: "ccw", space: land(-steps) }];
}

const OPPOSITES = 7;

/** The face on the other side of a die. */
export function opposite(face: number): number {
  return OPPOSITES - face;
}

/** A change to a die: it shows another face, goes more or fewer steps, or moves another figure. */
export interface Change {
  readonly die: string;
  readonly face?: number;
  readonly by?: number;
  readonly figure?: string;
}

/** How a changed die would move: which figure, and where it would land. */
export function afterChange(
  { die, face, by = 0, figure }: Change,
  situation: Pick<Situation, "view" | "seat">,
): { figure: string; landings: Landing[] } {
  const { view, seat } = situation;
  const shown = face ?? view.faces[seat]?.[die] ?? 0;
  const more = (die === view.chosen ? (view.nudged ?? 0) : 0) + by;
  const moved = figure ?? movedBy(die, situation);
  return { figure: moved, landings: landingsOf(view, moved, Math.max(0, shown + more)) };
}

/** The spaces that a figure steps on, ending with its landing. */
export function pathOf(view: View, figure: string, way: Way, to: string): string[] {
  const ring = stepsOf(view, figure);
  const step = way === "cw" ? 1 : ring.length - 1;
  const start = ring.indexOf(view.figures[figure] ?? "");
  const path: string[] = [];
  // A figure may stay where it is, but it never goes all the way round.
  if (ring[start] === to) return path;
  for (let at = start, count = 0; start >= 0 && count < ring.length; count += 1) {
    at = (at + step) % ring.length;
    path.push(ring[at] ?? "");
    if (ring[at] === to) break;
  }
  return path;
}

/** The principality to which stairs lead a seat's knight. */
export function topOfStairs(view: View, seat: number): Place {
  const ring = stepsOf(view, knightOf(seat));
  const at = ring.indexOf(view.figures[knightOf(seat)] ?? "");
  const ahead = [...ring.slice(at + 1), ...ring.slice(0, at + 1)];
  return ahead.map(placeOf).find((place) => place !== null) ?? PLACES[0];
}
