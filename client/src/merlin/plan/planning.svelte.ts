/** A plan of the round: an order for the unused dice. The server answers what would follow, and decides nothing. */

import { untrack } from "svelte";
import { api, problemOf, type Plan, type Problem, type WayInfo } from "../../lib/api";
import type { Live } from "../../lib/live/live.svelte";
import { unusedDice, type View } from "../position/view";

/** A die, and the way to use it. Without words it is the first way. */
interface Wish {
  readonly die: string;
  readonly way: readonly string[];
}

/** A space where the plan lands, and in which of its turns. */
export interface Landing {
  readonly space: string;
  readonly number: number;
}

/** What planning needs to know about the table. */
export interface Round {
  readonly view: View | null;
  readonly you: number | null;
}

/** Several moves of others can follow quickly. The server is asked only about the last position. */
const WAITS = 250;

const NONE: readonly Landing[] = [];

export class Planning {
  readonly #live: Live;
  readonly #round: () => Round;
  readonly #request: typeof api.plan;
  #wishes = $state.raw<readonly Wish[]>([]);
  #answer = $state.raw<Plan | null>(null);
  #trouble = $state.raw<Problem | null>(null);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: Live, round: () => Round, request: typeof api.plan = api.plan) {
    this.#live = live;
    this.#round = round;
    this.#request = request;
  }

  /** The dice that can be planned. */
  readonly dice = $derived.by((): readonly string[] => {
    const { view, you } = this.#round();
    return view && you !== null && !view.over ? unusedDice(view, you) : [];
  });
  /** The server's last answer; null before the first. */
  get answer(): Plan | null {
    return this.#answer;
  }
  get trouble(): Problem | null {
    return this.#trouble;
  }
  readonly landings = $derived.by((): readonly Landing[] =>
    this.#answer
      ? this.#answer.turns.map(({ way: { space } }, index) => ({ space, number: index + 1 }))
      : NONE,
  );

  /** Move a die of the plan, earlier or later. */
  move(index: number, by: 1 | -1): void {
    const wishes = [...this.#wishes];
    const [wish] = wishes.splice(index, 1);
    if (!wish) return;
    wishes.splice(index + by, 0, wish);
    void this.#ask(wishes);
  }

  /** Use a die of the plan in another way. */
  choose(index: number, { words }: WayInfo): void {
    void this.#ask(this.#wishes.map((wish, at) => (at === index ? { ...wish, way: words } : wish)));
  }

  again(): void {
    void this.#ask(this.#wishes);
  }

  /** Ask again after each change of the game. Call this while a component is being created. */
  follow(): void {
    $effect(() => {
      const seq = this.#live.state?.seq;
      if (seq === undefined) return;
      clearTimeout(this.#timer);
      const isFirst = untrack(() => this.#answer === null);
      this.#timer = setTimeout(() => void this.#ask(untrack(() => this.#wishes)), isFirst ? 0 : WAITS);
      return () => clearTimeout(this.#timer);
    });
  }

  /** Ask what would follow. Used dice leave the plan, and new ones are added at its end. */
  async #ask(wishes: readonly Wish[]): Promise<void> {
    const { you } = this.#round();
    const seq = this.#live.state?.seq;
    if (you === null || seq === undefined) return;
    const kept = wishes.filter(({ die }) => this.dice.includes(die));
    const others = this.dice.filter((die) => !kept.some((wish) => wish.die === die));
    this.#wishes = [...kept, ...others.map((die) => ({ die, way: [] }))];
    const mine = (this.#count += 1);
    try {
      const turns = this.#wishes.map(({ die, way }) => ({ die, way: [...way] }));
      const answer = await this.#request(this.#live.id, { seat: you, after: seq, turns });
      if (mine !== this.#count || answer.seq !== seq) return;
      this.#answer = answer;
      this.#trouble = null;
      // A die that was changed already goes first.
      this.#wishes = answer.turns.map(({ die, way }) => ({ die, way: way.words }));
    } catch (thrown) {
      if (mine === this.#count) this.#trouble = problemOf(thrown);
    }
  }
}
