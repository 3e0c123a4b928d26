/** A live table: what one seat sees of it, the connection to it, and the decisions sent to it. */

import { Problem, type Step, type TableState } from "../api";
import { Connection, type ConnectionState, type FromServer } from "./connection.svelte";
import { Seen, type Change, type Outlook } from "./seen.svelte";
import { PLAIN, Sending, type Manner, type Outcome } from "./sending.svelte";
import { BROWSER, type Schemas, type Surroundings } from "./surroundings";
import { Timers } from "./timers";

/** How many tables' bots think before those of this table, and how many of these the same person has opened. */
export type Wait = Pick<Schemas["BotsWait"], "ahead" | "own">;

export class Live {
  readonly id: string;
  readonly #seen: Seen;
  readonly #connection: Connection;
  readonly #sending: Sending;
  #wait = $state.raw<Wait | null>(null);

  constructor(id: string, seat: number | null = null, around: Surroundings = BROWSER) {
    const timers = new Timers();
    this.id = id;
    this.#seen = new Seen(id, seat, () => this.#connection.refetch());
    this.#connection = new Connection(this.#seen, around, timers, {
      hear: (message) => this.#hear(message),
      back: () => this.#sending.resend(),
    });
    this.#sending = new Sending(this.#seen, this.#connection, around, timers);
  }

  /** The table as this seat sees it; null until the first answer. */
  get state(): TableState | null {
    return this.#seen.state;
  }
  /** What the options of the current question bring; null until the server has tried them. */
  get outlook(): Outlook | null {
    return this.#seen.outlook;
  }
  /** Every step so far, oldest first, as this seat may know them. */
  get steps(): readonly Step[] {
    return this.#seen.steps;
  }
  /** The seat from which the table is seen; null for a spectator. */
  get seat(): number | null {
    return this.#seen.seat;
  }
  get connection(): ConnectionState {
    return this.#connection.state;
  }
  get isOffline(): boolean {
    return this.connection === "offline";
  }
  /** Seconds to the next attempt while offline; 0 during the attempt. */
  get retryIn(): number | null {
    return this.#connection.retryIn;
  }
  /** Whether the server has said that it is restarting. */
  get isRestarting(): boolean {
    return this.#connection.isRestarting;
  }
  /** Why this table cannot be seen: it does not exist, or is private. */
  get problem(): Problem | null {
    return this.#connection.problem;
  }
  /** The tables whose bots think before those of this one; null unless they keep us waiting. */
  get wait(): Wait | null {
    return this.#wait;
  }
  /** Whether a decision or undo is on its way. */
  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  /** Call a listener with every change in order. Returns a function that stops it. */
  onchange(listener: (change: Change) => void): () => void {
    return this.#seen.onchange(listener);
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
    this.#sending.abandon();
  }

  /** Try to connect now instead of waiting. */
  tryNow(): void {
    this.#connection.tryNow();
  }

  /** Look from another seat of ours, or as a spectator. */
  lookFrom(seat: number | null): void {
    if (seat === this.seat) return;
    this.#seen.lookFrom(seat);
    this.#connection.lookAgain();
  }

  /** Choose an option of the current question, by its word. */
  decide(option: string, manner: Manner = PLAIN): Promise<Outcome> {
    return this.#sending.run("decide", option, manner);
  }

  /** Undo the last decision. */
  undo(): Promise<Outcome> {
    return this.#sending.run("undo", "", PLAIN);
  }

  #hear(message: FromServer): void {
    // Whatever happens at the table, its bots wait no longer.
    if (message.type === "state" || message.type === "change") this.#wait = null;
    if (message.type === "state") this.#seen.take(message);
    else if (message.type === "change") this.#seen.apply(message);
    else if (message.type === "outlook") this.#seen.foresee(message);
    else if (message.type === "people") this.#seen.meet(message);
    else if (message.type === "wait") this.#wait = message.ahead ? message : null;
    else if (message.type === "presence") this.#seen.notice(message);
    else if (message.type === "accepted") this.#sending.settle(message.key, { done: true, seq: message.seq });
    else if (message.type === "refused" && message.key) {
      const { code, message: words, state } = message.problem;
      this.#sending.refuse(message.key, new Problem(code, words, { state: state ?? null }));
    }
  }
}
