/**
 * How fast the moves of others are played: by the turn, not by the event.
 *
 * A turn takes as long as its beats need, but never longer than its budget. If they need more, all of them go faster,
 * each by the same factor. A beat that would be too short to be followed is shown together with the next ones, until
 * they have enough time between them; if there is none left, they are shown without motion. The more turns wait, the
 * smaller the budget. All times are milliseconds at the usual speed.
 */

export const PACE = {
  /** The time to read what somebody else has done. */
  event: 700,
  /** The flight of a piece. */
  move: 420,
  undo: 210,
};

/** A shorter beat could not be followed. */
export const FLOOR = 300;
/** The budget of a turn shrinks with every further turn that waits. */
const HURRY = 0.25;
/** Until a turn is over, a beat takes at most this part of the budget that is left. */
const AT_ONCE = 1 / 3;

/** The part of a turn that is still to be played. */
export interface Ahead {
  /** The time needed by each of the next beats that may be shown together; at least one. */
  readonly needs: readonly number[];
  /** The time needed by all beats of the turn that have arrived. */
  readonly total: number;
  /** Whether the turn is over, so that no more of it will come. */
  readonly isWhole: boolean;
  /** The number of turns that wait behind it. */
  readonly turns: number;
}

/** The number of beats to show together next, and for how long; 0 is without motion. */
export interface Share {
  readonly count: number;
  readonly lasting: number;
}

export class Pace {
  readonly #budget: () => number;
  #spent = 0;

  constructor(budget: () => number) {
    this.#budget = budget;
  }

  /** A turn begins, with a new budget. */
  begin(): void {
    this.#spent = 0;
  }

  /** Something was shown for this long. */
  spend(time: number): void {
    this.#spent += time;
  }

  /** There was nothing to show for this long, so there is no need to hurry now. */
  rest(time: number): void {
    this.#spent = Math.max(0, this.#spent - time);
  }

  next({ needs, total, isWhole, turns }: Ahead): Share {
    const left = Math.max(0, this.#budget() / (1 + HURRY * turns) - this.#spent);
    const factor = total > left ? left / total : 1;
    let [count, sum, longest] = [0, 0, 0];
    for (const need of needs) {
      count += 1;
      sum += need * factor;
      longest = Math.max(longest, need);
      if (sum >= FLOOR) break;
    }
    const lasting = Math.min(sum, longest, isWhole ? Infinity : left * AT_ONCE);
    return { count, lasting: lasting < Math.min(FLOOR, longest) ? 0 : lasting };
  }
}
