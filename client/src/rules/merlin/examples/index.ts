/** The worked examples of Merlin that can be tried, computed from the components of this server. */

import type { Parts } from "../../../merlin/position/parts";
import type { Example } from "../../example";
import { building, fulfilling, influencing, repeating, sending } from "./acting";
import { decreeing, drafting, finding, learning, trading, working } from "./modules";
import { altering, detouring, paying, ruling, skipping, walking } from "./moving";
import { counting, repelling, settling } from "./scoring";
import type { Still } from "./still";

type Making = (parts: Parts) => Example<Still> | null;

const EXAMPLES: Readonly<Record<string, readonly Making[]>> = {
  R5: [walking],
  R6: [altering],
  R7: [repeating],
  R8: [sending, influencing, building],
  R9: [fulfilling],
  R10: [detouring],
  R12: [repelling, settling, counting],
  R20: [learning],
  R30: [ruling],
  R40: [drafting],
  R50: [paying],
  R60: [trading],
  R70: [working],
  R80: [skipping],
  R90: [finding],
  R100: [decreeing],
};

/** The chapters that have examples. */
export const CHAPTERS = Object.keys(EXAMPLES);

/** The examples of a chapter. */
export function examplesOf(chapter: string, parts: Parts): Example<Still>[] {
  return (EXAMPLES[chapter] ?? []).flatMap((make) => make(parts) ?? []);
}
