/** The chance of winning that runs along in a replay, from the story of the game if somebody has had it told. */

import type { Analysis, Api } from "../../lib/api";

export interface Estimate {
  /** The level whose eyes it is seen with. */
  readonly author: string;
  readonly course: Analysis["course"];
}

/** A smaller change of everybody's chance is not announced, in per cent. */
const NEWS = 5;

/** The estimate of a finished game; null if its story is not told, or cannot be had now. */
export async function estimateOf(id: string, { analysis }: Pick<Api, "analysis">): Promise<Estimate | null> {
  const found = await analysis(id, false).catch(() => null);
  return found && "course" in found ? found : null;
}

/** Everybody's chance at a decision, in per cent. */
export function chancesAt({ course }: Estimate, number: number): readonly number[] {
  const at = course.findLast((moment) => moment.number <= number) ?? course[0];
  return at?.chances.map((chance) => Math.round(100 * chance)) ?? [];
}

/** Whether somebody's chance has changed so much that it is worth saying. */
export function isNews(chances: readonly number[], told: readonly number[]): boolean {
  return chances.some((chance, seat) => Math.abs(chance - (told[seat] ?? Infinity)) >= NEWS);
}
