/** The queue of things to show, and how much of it belongs to the turn that is being played. */

import type { Step, TableState } from "../lib/api";
import { isSame, patched } from "../lib/change";
import type { Change } from "../lib/live/seen.svelte";
import { beatsOf, joined, unseen, type Beat, type Standpoint } from "./beats";
import type { Ahead, Pace } from "./pace";
import type { Presentation } from "./presentation";
import { isPlayable } from "./told";

/** A beat to show, a decision to undo, or a position to jump to because the way there is unknown. */
export type Cue<View> = {
  /** The state that is being played towards. */
  readonly state: TableState;
  /** Whether this is the last cue before that state. */
  readonly isLast: boolean;
} & (
  | {
      readonly kind: "show";
      readonly beat: Beat<View>;
      /** The step it belongs to, if any, and whether it is the first of it. */
      readonly step: Step | null;
      readonly isFirst: boolean;
    }
  | { readonly kind: "undo"; readonly step: Step }
  | { readonly kind: "jump" }
);

export type Show<View> = Extract<Cue<View>, { kind: "show" }>;

/** What is shown next. */
export interface Gathered<View> {
  readonly cues: readonly [Show<View>, ...Show<View>[]];
  readonly beat: Beat<View>;
  readonly lasting: number;
  /** The number of turns that wait behind this one. */
  readonly turns: number;
}

export class Cues<View> {
  readonly #presentation: Presentation<View>;
  readonly #standpoint: () => Standpoint<View>;
  #changes: Change[] = [];
  #cues: Cue<View>[] = [];
  /** Where the last cue leads; null while nothing is being played. */
  #end: Standpoint<View> | null = null;

  constructor(presentation: Presentation<View>, standpoint: () => Standpoint<View>) {
    this.#presentation = presentation;
    this.#standpoint = standpoint;
  }

  get isEmpty(): boolean {
    return !this.#cues.length && !this.#changes.length;
  }

  push(...changes: readonly Change[]): void {
    this.#changes.push(...changes);
  }
  /** Put changes before all others. Nothing may be playing yet. */
  prepend(...changes: readonly Change[]): void {
    this.#changes.unshift(...changes);
  }
  clear(): void {
    this.#changes = [];
    this.rest();
  }
  /** Everything was shown. The next cue begins wherever the table is then. */
  rest(): void {
    this.#cues = [];
    this.#end = null;
  }

  /** Take the next cue. */
  next(): Cue<View> | undefined {
    this.#read();
    return this.#cues.shift();
  }

  /** Join a cue with the next ones that are shown together with it at this pace. */
  gather(now: Show<View>, pace: Pace): Gathered<View> {
    if ((isOwn(now) && now.isFirst) || now.beat.isTurn) pace.begin();
    const ahead = this.#ahead(now);
    const { count, lasting } = pace.next(ahead);
    const others = this.#cues.splice(0, count - 1).filter((cue) => cue.kind === "show");
    const beat = joined([now.beat, ...others.map((cue) => cue.beat)], this.#presentation);
    return { cues: [now, ...others], beat, lasting, turns: ahead.turns };
  }

  /** The rest of the turn of a cue that was taken, including the cue. */
  #ahead(now: Show<View>): Ahead {
    this.#read();
    const waiting = [now, ...this.#cues];
    const turn = waiting.slice(1).findIndex(isTurn) + 1;
    const rest = turn > 0 ? waiting.slice(0, turn) : waiting;
    const stop = rest.findIndex((cue, index) => index > 0 && !this.#isJoinable(cue));
    const state = waiting.at(-1)?.state;
    return {
      needs: (stop > 0 ? rest.slice(0, stop) : rest).map(needOf),
      total: rest.reduce((sum, cue) => sum + needOf(cue), 0),
      isWhole: turn > 0 || (state?.question ?? null) !== null || state?.table.stage === "over",
      turns: waiting.slice(1).filter(isTurn).length,
    };
  }

  /** Whether a cue may be shown together with the one before it. */
  #isJoinable(cue: Cue<View>): boolean {
    return (
      cue.kind === "show" && !cue.beat.isApart && !cue.beat.before.isApart && !(cue.isFirst && isOwn(cue))
    );
  }

  /** Read the changes that have arrived since. */
  #read(): void {
    for (const change of this.#changes.splice(0)) this.#cues.push(...this.#cuesOf(change));
  }

  #cuesOf({ state, fresh }: Change): Cue<View>[] {
    const you = state.seat;
    let at = this.#end ?? this.#standpoint();
    const cues: Cue<View>[] = [];
    const show = (beat: Beat<View>, step: Step | null, isFirst = true) => {
      cues.push({ kind: "show", state, isLast: false, beat, step, isFirst });
      at = beat;
    };
    if (!isPlayable(fresh)) cues.push({ kind: "jump", state, isLast: false });
    else if (!fresh.length) show(unseen(at, at.wire, this.#presentation), null);
    else {
      for (const step of fresh) {
        if (step.kind === "undone") {
          cues.push({ kind: "undo", state, isLast: false, step });
          at = unseen(at, patched(at.wire, (step.changes ?? []).flat()), this.#presentation);
          continue;
        }
        // A decision that was undone since is not told, but it did change something.
        for (const [index, beat] of beatsOf(step, at, you, this.#presentation).entries())
          show(beat, step, index === 0);
      }
    }
    // Whatever the events have led to, the server's view counts.
    if (state.view && !isSame(at.wire, state.view))
      at = { ...at, wire: state.view, view: this.#presentation.read(state.view) };
    this.#end = at;
    return cues.map((cue, index) => ({ ...cue, isLast: index === cues.length - 1 }));
  }
}

const isTurn = <View>(cue: Cue<View>): boolean => cue.kind === "show" && cue.beat.isTurn;
const needOf = <View>(cue: Cue<View>): number => (cue.kind === "show" ? cue.beat.need : 0);

/** Whether a cue shows a decision of the reader. */
export function isOwn<View>({ step, state }: Show<View>): boolean {
  return step !== null && state.seat !== null && step.seat === state.seat;
}
