/** How many clicks the list of options asks for, for tests and figures. */

import { concerning, idsOf, isFree, purposeOf, underOf, type Act, type Situation } from "../choosing/acts";
import { layers } from "../layers";
import { offersOf } from "../choosing/offers";
import { alongWith } from "../question/along/along";
import { arranged } from "../question/arranged";

/** More things than this are never picked for one decision. */
const MOST = 5;

/** Whether a board that the picked things have opened shows a piece that stands for this act alone. */
function liesOpen(act: Act, acts: readonly Act[], situation: Situation, picked: readonly string[]): boolean {
  const left = picked.length ? concerning(acts, picked, situation) : [];
  const boards = layers()
    .flatMap((layer) => layer.boards ?? [])
    .filter(({ asks }) => left.length > 0 && left.every((one) => asks.includes(purposeOf(one) ?? "")));
  return idsOf(act, situation).some((id) => {
    const isOnBoard = boards.some(({ pieces }) => pieces.includes(id.split(":")[0] ?? ""));
    return isOnBoard && !picked.includes(id) && concerning(left, [id], situation).length === 1;
  });
}

/**
 * The clicks that choose an act: one if it is in sight, and one more for each thing that has to be picked before.
 */
export function clicksTo(
  act: Act,
  acts: readonly Act[],
  situation: Situation,
  picked: readonly string[] = [],
): number {
  const offers = offersOf(acts, picked, situation);
  const { goods, paneled, rows, gathered, side } = arranged(offers, false);
  const dice = offers.dice.flatMap(({ die, goes, detours, changes, flags }) => {
    // Changes are in sight once a die or a means is picked.
    const isOpen = picked.includes(`die:${situation.seat}:${die}`) || !goes.length;
    return [...goes, ...detours, ...(isOpen ? [...changes, ...flags] : [])];
  });
  const alone = rows.flatMap(({ acts: own }) => (own.length === 1 ? own : []));
  const seen: readonly Act[] = [...dice, ...goods, ...paneled, ...alone, ...offers.free];
  if (seen.includes(act) || act === offers.decline) return 1;
  if (liesOpen(act, acts, situation, picked)) return 1;
  if (picked.length === MOST) return Infinity;
  const groups = [...rows, ...gathered, ...side.flatMap(({ shown }) => shown)];
  const heads = groups.flatMap(({ id, acts: own }) => (own.includes(act) ? [id] : []));
  const under = underOf(act, situation);
  const next = heads.length ? heads : under === null ? idsOf(act, situation) : [under];
  const ways = next.filter((id) => !picked.includes(id)).map((id) => [...picked, id]);
  return 1 + Math.min(...ways.map((more) => clicksTo(act, acts, situation, more)));
}

/**
 * The further clicks that choose an answer to the question after an act; null if it is asked by itself. Below an option
 * the answers are in sight. Rows have one switch for all of them, which is off.
 */
export function clicksAlong(act: Act, word: string, situation: Situation): number | null {
  const along = alongWith(act, situation);
  if (!along) return null;
  return word === along.decline?.word || act.kind === "decline" || isFree(act) ? 0 : 1;
}

/** The value below which this share of some numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
