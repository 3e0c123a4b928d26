/** Everything that a hint of Merlin may look at, and questions about it. */

import type * as guided from "../../table/guided/hint";
import type { Act, ActKind } from "../choosing/acts";
import { rowOf } from "../choosing/acts";
import type { Parts } from "../position/parts";
import type { Event } from "../rules";
import { movedBy } from "../choosing/moving";
import { figureName, spaceName } from "../telling/phrases";
import { t } from "../../lib/i18n.svelte";
import { layers } from "../layers";
import type { View } from "../position/view";
import { actionOf, type Action } from "../position/words";

export interface Moment {
  readonly view: View;
  readonly parts: Parts;
  /** The reader's seat. */
  readonly seat: number;
  /** The question put to the reader; null while others act. */
  readonly ask: string | null;
  readonly acts: readonly Act[];
  readonly events: readonly Event[];
  readonly canUndo: boolean;
}

export type Hint = guided.Hint<Moment>;
export type Lesson = guided.Lesson<Moment>;
export type Advice = guided.Advice;

/** The first round that ends with a scoring. */
export const COUNTED = 2;

/** The turns that the reader has begun. */
export function turns({ view, seat }: Moment): number {
  return (view.round - 1) * Object.keys(view.faces[seat] ?? {}).length + (view.used[seat]?.length ?? 0);
}

/** Whether the reader chooses a die, this many turns of the reader after the first. */
export function isMove(moment: Moment, turnsBefore = 0): boolean {
  return moment.ask === "move" && turns(moment) >= turnsBefore;
}

export function isRound(moment: Moment, round: number): boolean {
  return isMove(moment) && moment.view.round === round;
}

/** Whether an act of one of these kinds is offered. */
export function has({ acts }: Moment, ...kinds: readonly ActKind[]): boolean {
  return acts.some(({ kind }) => kinds.includes(kind));
}

/** Whether one of these questions is asked. */
export function asks(...names: readonly string[]): (moment: Moment) => boolean {
  return ({ ask }) => ask !== null && names.includes(ask);
}

/** The moves to a space with one of these actions. */
export function movesTo({ acts }: Moment, ...actions: readonly Action[]): Extract<Act, { kind: "go" }>[] {
  return acts.filter((act) => act.kind === "go").filter(({ space }) => actions.includes(actionOf(space)));
}

/** How far a die goes, or whatever else takes a turn. */
function faceOf({ view, seat }: Moment, die: string): number {
  const helpers = layers().flatMap(({ helpers }) => helpers?.(view, seat) ?? []);
  return view.faces[seat]?.[die] ?? helpers.find((helper) => helper.die === die)?.face ?? 0;
}

/** Advice to choose an act, by the words of its option. */
export function choose(moment: Moment, act: Act | null | undefined): Advice | null {
  if (!act) return null;
  if (act.kind !== "go") {
    return { text: t("gd.try", { what: rowOf(act, moment).title }), word: act.word };
  }
  const values = {
    n: faceOf(moment, act.die),
    who: figureName(movedBy(act.die, moment)),
    what: spaceName(act.space),
  };
  return { text: t("gd.try.go", values), word: act.word };
}

/** Advice to choose the first act of one of these kinds, the best if they are compared. */
export function chooses<Kind extends ActKind>(
  kind: Kind,
  worth: (act: Extract<Act, { readonly kind: Kind }>, moment: Moment) => number = () => 0,
): (moment: Moment) => Advice | null {
  return (moment) => {
    const found = moment.acts.filter(
      (act): act is Extract<Act, { readonly kind: Kind }> => act.kind === kind,
    );
    const best = found.reduce<(typeof found)[number] | undefined>(
      (best, act) => (best && worth(best, moment) >= worth(act, moment) ? best : act),
      undefined,
    );
    return choose(moment, best);
  };
}

/** Advice to go where one of these actions is done. */
export function goesTo(...actions: readonly Action[]): (moment: Moment) => Advice | null {
  return (moment) => choose(moment, movesTo(moment, ...actions)[0]);
}

/** The spaces of these actions on the rings, as marks. */
export function spacesOf(...actions: readonly Action[]): (moment: Moment) => string[] {
  return ({ view }) =>
    [...view.ring, ...view.innerRing]
      .filter((space) => actions.includes(actionOf(space)))
      .map((space) => `space:${space}`);
}
