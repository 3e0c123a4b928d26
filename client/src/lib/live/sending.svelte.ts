/**
 * Decisions on their way to the server.
 *
 * Each carries a key and is sent again, by socket or HTTP, until it is answered: accepted once, or refused with the
 * reason.
 */

import { Problem, problemOf } from "../api";
import type { Connection } from "./connection.svelte";
import type { Seen } from "./seen.svelte";
import { TIMES, type Surroundings } from "./surroundings";
import type { Timers } from "./timers";

/** What became of a decision or an undo. */
export type Outcome = { done: true; seq: number } | { done: false; problem: Problem };

/** How a decision is made. */
export interface Manner {
  /** Do not make it if it would end the turn. */
  readonly careful: boolean;
  /** End the turn with it if nothing is new afterwards. */
  readonly brisk: boolean;
}
export const PLAIN: Manner = { careful: false, brisk: false };

interface Request {
  kind: "decide" | "undo";
  seat: number;
  /** The number of the state it was made in. */
  expected: number;
  option: string;
  manner: Manner;
  key: string;
  /** An HTTP request for it is under way. */
  inFlight: boolean;
  /** How often the server has answered that it failed or was too busy. */
  failures: number;
  settle: (outcome: Outcome) => void;
}

/** After this many failures of the server the decision is given up. */
const MOST_TRIES = 6;
/** The pause before it is sent again if the server names none, in seconds. */
const PAUSE = 2;

export class Sending {
  #requests = $state.raw<readonly Request[]>([]);
  readonly #seen: Seen;
  readonly #connection: Connection;
  readonly #around: Surroundings;
  readonly #timers: Timers;

  constructor(seen: Seen, connection: Connection, around: Surroundings, timers: Timers) {
    this.#seen = seen;
    this.#connection = connection;
    this.#around = around;
    this.#timers = timers;
  }

  get isBusy(): boolean {
    return this.#requests.length > 0;
  }

  run(kind: Request["kind"], option: string, manner: Manner): Promise<Outcome> {
    const { state, seat } = this.#seen;
    if (!state || seat === null) {
      return Promise.resolve({ done: false, problem: new Problem("not-yours", "nobody sits here") });
    }
    return new Promise((settle) => {
      const request: Request = {
        kind,
        seat,
        expected: state.seq,
        option,
        manner,
        key: this.#around.key(),
        inFlight: false,
        failures: 0,
        settle,
      };
      this.#requests = [...this.#requests, request];
      this.#send(request);
    });
  }

  /** Send everything again that has no answer yet. */
  resend(): void {
    for (const request of this.#requests) this.#send(request);
  }

  /** The table is left: nothing will be answered any more. */
  abandon(): void {
    const problem = new Problem("offline", "the table was left");
    for (const request of this.#requests) request.settle({ done: false, problem });
    this.#requests = [];
  }

  /** While offline nothing is sent. It follows when the connection is back. */
  #send(request: Request): void {
    const { kind, seat, expected, option, manner, key } = request;
    if (this.#connection.isOpen) {
      const choice = kind === "decide" ? { option, ...manner } : {};
      this.#connection.send({ type: kind, seat, expected, key, ...choice });
      // A socket may be dead without knowing it, so only the answer counts.
      this.#timers.after(`answer ${key}`, TIMES.answer, () => void this.#sendByHttp(request));
    } else if (this.#connection.state === "polling") {
      void this.#sendByHttp(request);
    }
  }

  async #sendByHttp(request: Request): Promise<void> {
    if (request.inFlight || !this.#requests.includes(request)) return;
    request.inFlight = true;
    const { kind, seat, expected, option, manner, key } = request;
    const { api } = this.#around;
    try {
      const state =
        kind === "decide"
          ? await api.decide(this.#seen.id, { seat, expected, option, key, ...manner })
          : await api.undo(this.#seen.id, { seat, expected, key });
      this.settle(key, { done: true, seq: state.seq });
      this.#seen.take(state);
    } catch (thrown) {
      this.refuse(key, problemOf(thrown));
    } finally {
      request.inFlight = false;
    }
  }

  settle(key: string, outcome: Outcome): void {
    const request = this.#requests.find((waiting) => waiting.key === key);
    if (!request) return;
    this.#timers.cancel(`answer ${key}`);
    this.#requests = this.#requests.filter((waiting) => waiting !== request);
    request.settle(outcome);
  }

  refuse(key: string, problem: Problem): void {
    const request = this.#requests.find((waiting) => waiting.key === key);
    if (request && problem.isPassing) {
      // An answer is waited for, and so is the server's database. A server that keeps failing is reported in the end.
      if (problem.code !== "offline" && problem.code !== "not-ready") request.failures += 1;
      if (request.failures < MOST_TRIES) {
        const pause = (problem.retryAfter ?? PAUSE) * 1000;
        this.#timers.after(`answer ${key}`, pause, () => void this.#sendByHttp(request));
        return;
      }
    }
    if (problem.state) this.#seen.take(problem.state);
    this.settle(key, { done: false, problem });
  }
}
