/** The cauldrons as drawn. */

import type { Parts } from "../../position/parts";
import type { View } from "../../position/view";
import type { Cauldron } from "./kitchen";

export interface Drawn {
  readonly number: number;
  readonly cauldron: Cauldron;
  /** The face that its die must show. */
  readonly face: number;
  /** How far Morgana goes: "1–2". */
  readonly moves: string;
  /** The face of the die in it. */
  readonly shown: number | null;
}

export function cauldronsOf({ morgana, settings }: View, { kitchen }: Parts): Drawn[] {
  return (morgana?.cauldrons ?? []).map((cauldron, index) => {
    const most = kitchen?.moves[index] ?? 1;
    return {
      number: index + 1,
      cauldron,
      face: kitchen?.faces[index] ?? index + 1,
      moves: most > 1 && settings["morganaMove"] !== "exact" ? `1–${most}` : String(most),
      shown: cauldron.die === null ? null : (morgana?.faces[cauldron.die] ?? null),
    };
  });
}
