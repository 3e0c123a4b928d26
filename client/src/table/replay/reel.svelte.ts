/**
 * The replay of a game: all its decisions, the position that is shown, and the way from one to the other.
 *
 * Positions are asked for one at a time, the one that is wanted most first; its neighbours are fetched while nothing
 * else is asked. What is shown stays until the next one has come.
 */

import { api, problemOf, type Api, type Problem, type ReplayPosition, type Timeline } from "../../lib/api";
import { turnBack, turnOn, turnsOf } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** What a reel needs from the outside; tests bring their own. */
export type Archive = Pick<Api, "timeline" | "position">;

/** How long a decision is shown at single speed. */
export const BEAT = 1600;
/** How many positions are kept. */
const KEPT = 80;
/** The shortest time between two requests for news of a running game. */
const FRESH = 2000;

export class Reel {
  readonly id: string;
  #archive: Archive;

  #timeline = $state.raw<Timeline | null>(null);
  #position = $state.raw<ReplayPosition | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #number = $state(0);
  #seat = $state<number | null>(null);
  #isPlaying = $state(false);
  #speed = $state<ReplaySpeed>(1);

  #kept = new Map<string, ReplayPosition>();
  #isFetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #askedAt = 0;
  #isClosed = false;

  constructor(id: string, archive: Archive = api) {
    this.id = id;
    this.#archive = archive;
  }

  get timeline(): Timeline | null {
    return this.#timeline;
  }
  /** The position on the screen; it may be one behind `number` until the next has come. */
  get position(): ReplayPosition | null {
    return this.#position;
  }
  /** Why the game, or the position that is wanted, cannot be shown. */
  get problem(): Problem | null {
    return this.#problem;
  }
  /** Decisions made before the position that is wanted. */
  get number(): number {
    return this.#number;
  }
  /** The seat from which the game is seen; null sees everything. */
  get seat(): number | null {
    return this.#seat;
  }
  get isPlaying(): boolean {
    return this.#isPlaying;
  }
  get speed(): ReplaySpeed {
    return this.#speed;
  }
  readonly steps = $derived.by(() => this.#timeline?.steps ?? []);
  readonly turns = $derived.by(() => turnsOf(this.steps));
  /** The position after the last decision. */
  readonly last = $derived.by(() => this.#timeline?.steps.length ?? 0);
  readonly isRunning = $derived.by(() => this.#timeline?.table.stage === "playing");
  /** The decision that is about to be made; null at the end. */
  readonly step = $derived.by(() => this.#timeline?.steps[this.#number] ?? null);

  /** Load the game and show a position: the given one, else the beginning, or the present of a running game. */
  async open(number: number | null): Promise<void> {
    this.#problem = null;
    try {
      const timeline = await this.#archive.timeline(this.id, null);
      if (this.#isClosed) return;
      this.#askedAt = Date.now();
      this.#timeline = timeline;
      const mine = timeline.table.seats.filter((seat) => seat.mine);
      // The reader may see more than a spectator.
      if (this.isRunning && mine.length === 1) this.#seat = mine[0]?.seat ?? null;
      this.to(number ?? (this.isRunning ? this.last : 0));
    } catch (thrown) {
      if (!this.#isClosed) this.#problem = problemOf(thrown);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Try again what failed. */
  again(): void {
    if (!this.#timeline) void this.open(this.#number);
    else {
      this.#problem = null;
      this.#fetch();
    }
  }

  to(number: number): void {
    this.#number = Math.max(0, Math.min(this.last, number));
    this.#show();
    if (this.#number === this.last) {
      this.pause();
      if (this.isRunning) void this.#refresh();
    } else this.#beat();
  }

  by(decisions: number): void {
    this.to(this.#number + decisions);
  }
  turnBack(): void {
    this.to(turnBack(this.turns, this.#number));
  }
  turnOn(): void {
    this.to(turnOn(this.turns, this.#number));
  }

  /** Look with the eyes of a seat, or of everybody. */
  lookFrom(seat: number | null): void {
    this.#seat = seat;
    this.#show();
  }

  /** Continue to play. At the end, start again from the beginning. */
  play(): void {
    if (this.#isPlaying || !this.last) return;
    this.#isPlaying = true;
    if (this.#number >= this.last) this.to(0);
    else this.#beat();
  }

  pause(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  set speed(speed: ReplaySpeed) {
    this.#speed = speed;
    this.#beat();
  }

  #beat(): void {
    clearTimeout(this.#timer);
    if (!this.#isPlaying) return;
    this.#timer = setTimeout(() => {
      // A position that has not arrived yet is not skipped.
      if (this.#position?.number === this.#number) this.by(1);
      else this.#beat();
    }, BEAT / this.#speed);
  }

  #key(number: number): string {
    return `${this.#seat ?? "all"} ${number}`;
  }

  #show(): void {
    const kept = this.#kept.get(this.#key(this.#number));
    if (kept) {
      this.#position = kept;
      this.#problem = null;
    }
    this.#fetch();
  }

  /** The position that is wanted, else a neighbour of it; null when all are there. */
  #wanted(): number | null {
    const near = [this.#number, this.#number + 1, this.#number - 1, this.#number + 2];
    return (
      near.find((number) => number >= 0 && number <= this.last && !this.#kept.has(this.#key(number))) ?? null
    );
  }

  #fetch(): void {
    if (this.#isFetching || this.#isClosed || !this.#timeline) return;
    const number = this.#wanted();
    if (number === null) return;
    this.#isFetching = true;
    void this.#take(number).then((goesOn) => {
      this.#isFetching = false;
      if (goesOn) this.#fetch();
    });
  }

  /** Request a position; false if it is better to request nothing more. */
  async #take(number: number): Promise<boolean> {
    const key = this.#key(number);
    try {
      const position = await this.#archive.position(this.id, number, this.#seat);
      this.#keep(key, position);
      if (key === this.#key(this.#number)) {
        this.#position = position;
        this.#problem = null;
      }
      return true;
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (problem.code === "too-fast") {
        await new Promise((done) => setTimeout(done, (problem.retryAfter ?? 1) * 1000));
        return true;
      }
      // A neighbour that cannot be loaded is requested again when the reader goes there.
      const isWanted = key === this.#key(this.#number);
      if (isWanted) {
        this.pause();
        this.#problem = problem;
      }
      return !isWanted && !this.#kept.has(this.#key(this.#number));
    }
  }

  #keep(key: string, position: ReplayPosition): void {
    this.#kept.set(key, position);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Load what has been decided since, in a running game. */
  async #refresh(): Promise<void> {
    if (Date.now() - this.#askedAt < FRESH) return;
    this.#askedAt = Date.now();
    const timeline = await this.#archive.timeline(this.id, null).catch(() => null);
    if (!timeline || this.#isClosed) return;
    const known = this.#timeline?.steps ?? [];
    const same = known.every(({ turn, seat, ask, events }, index) => {
      const now = timeline.steps[index];
      return now?.turn === turn && now.seat === seat && now.ask === ask && now.events === events;
    });
    // Decisions that were taken back no longer count. The last position has been decided since, or is over.
    for (const key of [...this.#kept.keys()]) {
      if (!same || key.endsWith(` ${known.length}`)) this.#kept.delete(key);
    }
    this.#timeline = timeline;
    this.#number = Math.min(this.#number, this.last);
    this.#show();
  }
}
