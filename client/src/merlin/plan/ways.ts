/** A plan in words and numbers: the ways of a die, what happens, and what a scoring would bring. */

import { t } from "../../lib/i18n.svelte";
import type { PlannedTurn, WayInfo } from "../../lib/api";
import { actOf, isMove, meansOf, rowOf, type Act, type Situation } from "../choosing/acts";
import { sourcesOf } from "../events/sources";
import type { Event } from "../rules";
import { isLastScoring, scoreOf, type View } from "../position/view";
import { spaceName } from "../telling/phrases";
import type { Readers } from "../telling/sentences";
import { trailOf, type TrailStep } from "../telling/turn";

/** Events that the row of the die already tells. */
const TOLD = ["turn", "used-die", "moved", "turned"];

function wordsOf(act: Act, situation: Situation): string {
  const { title } = rowOf(act, situation);
  const means = meansOf(act);
  return means ? t("mp.with", { title, with: means.with() }) : title;
}

/** Whether the figure of a die can go either way round. */
export function goesEitherWay({ ways }: PlannedTurn): boolean {
  const acts = ways.flatMap(({ options, words }) =>
    options.map((one, at) => actOf("move", one, words[at] ?? "")),
  );
  return new Set(acts.flatMap((act) => (act.kind === "go" ? [act.way] : []))).size > 1;
}

/** A way in words: "clockwise: Dragon", "Turn it to 5 with an apple: Dragon". */
export function wayWords(
  { options, words, space }: WayInfo,
  situation: Situation,
  isEither: boolean,
): string {
  const acts = options.map((option, index) => actOf("move", option, words[index] ?? ""));
  const before = acts.flatMap((act) => {
    if (!isMove(act)) return [wordsOf(act, situation)];
    if (act.kind === "go") return isEither ? [t(`mt.way.${act.way}`)] : [];
    return [rowOf(act, situation).title];
  });
  return before.length ? t("mp.way", { how: before.join(", "), space: spaceName(space) }) : spaceName(space);
}

/** What happens in a turn after the move. */
export function happeningsOf({ events }: PlannedTurn, readers: Readers, situation: Situation): TrailStep[] {
  const told = (events as readonly Event[]).filter(({ name }) => !TOLD.includes(name));
  return trailOf(told, null, readers, situation.parts);
}

/** A source of points that the plan changes. */
export interface Changed {
  readonly source: string;
  readonly now: number;
  readonly then: number;
}

/** What the next scoring would bring a seat now and after the plan, for each source that differs. */
export function scoringChanges(
  view: View,
  now: Readonly<Record<string, number>>,
  then: Readonly<Record<string, number>>,
): Changed[] {
  const isLast = isLastScoring(view);
  return sourcesOf().flatMap(({ key, isLeft }) => {
    const [before, after] = [now[key] ?? 0, then[key] ?? 0];
    return (isLast || !isLeft) && before !== after ? [{ source: key, now: before, then: after }] : [];
  });
}

/** The points of a seat, including those of the next scoring. */
export function expected(view: View, seat: number, projected: Readonly<Record<string, number>>): number {
  const isLast = isLastScoring(view);
  const sources = sourcesOf().filter(({ isLeft }) => isLast || !isLeft);
  return sources.reduce((sum, { key }) => sum + (projected[key] ?? 0), scoreOf(view, seat));
}
