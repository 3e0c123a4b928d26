/** What is marked on the board for an advised turn: the way of its figure, and the things of its steps. */

import type { Advice } from "../../lib/api";
import { idsOf, waysOf, type Situation } from "../choosing/acts";
import type { Preview } from "../board/lights";
import { actsIn, prepares } from "./says";

export interface Advised {
  readonly ways: readonly Preview[];
  /** The ids of the things to mark, those of the first step first. */
  readonly ids: readonly string[];
  /** What the hand points at. */
  readonly target: string | null;
}

export function advisedIn(advice: Advice, situation: Situation): Advised {
  const all = actsIn(advice);
  const moving = all.filter((act) => !prepares(act));
  const acts = moving.length ? moving : all;
  const ways = acts.flatMap((act) => waysOf(act, situation)).map((way) => ({ ...way, tag: "" }));
  const landings = ways.map(({ landing }) => `space:${landing}`);
  const ids = [...new Set([...landings, ...acts.flatMap((act) => idsOf(act, situation))])];
  return { ways, ids, target: ids[0] ?? null };
}
