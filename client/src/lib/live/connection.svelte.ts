/**
 * The connection to a table.
 *
 * The first look goes by HTTP, then a WebSocket takes over. A socket that breaks is opened again, after longer and
 * longer pauses. Where none opens, states are polled by HTTP until one does.
 */

import { Problem, problemOf, type ProblemCode, type TableState } from "../api";
import type { Seen } from "./seen.svelte";
import { TIMES, type Schemas, type Surroundings } from "./surroundings";
import type { Timers } from "./timers";

/** connecting: the first time; live: socket; polling: HTTP; offline: waiting for the next attempt; closed: on purpose. */
export type ConnectionState = "connecting" | "live" | "polling" | "offline" | "closed";

export type FromServer =
  | TableState
  | Schemas["TableChange"]
  | Schemas["TableOutlook"]
  | Schemas["TablePeople"]
  | Schemas["BotsWait"]
  | Schemas["TablePresence"]
  | Schemas["Accepted"]
  | Schemas["Refused"]
  | Schemas["Pong"];

/** After this many sockets that never opened, states are polled by HTTP. */
const FAILED_SOCKETS = 2;
/** The server closes a socket with this code when the table no longer exists. */
const GONE = 4004;
/** The server closes a socket with this code when it restarts. */
const RESTARTING = 1012;
/** A restart takes no more attempts than this. After them the connection counts as offline. */
const RESTART_TRIES = 6;
/** With these codes the table will never be ours to see. */
const HOPELESS: ReadonlySet<ProblemCode> = new Set(["not-found", "no-rules", "not-yours", "private"]);

export interface ConnectionListener {
  /** A message from the server, in order. */
  hear(message: FromServer): void;
  /** The connection works again, or in another way. */
  back(): void;
}

export class Connection {
  #state = $state<ConnectionState>("connecting");
  #retryIn = $state<number | null>(null);
  #restarting = $state(false);
  #problem = $state.raw<Problem | null>(null);

  readonly #seen: Seen;
  readonly #around: Surroundings;
  readonly #timers: Timers;
  readonly #listener: ConnectionListener;
  #socket: WebSocket | null = null;
  #opened = false;
  #failedSockets = 0;
  #failures = 0;

  constructor(seen: Seen, around: Surroundings, timers: Timers, listener: ConnectionListener) {
    this.#seen = seen;
    this.#around = around;
    this.#timers = timers;
    this.#listener = listener;
  }

  get state(): ConnectionState {
    return this.#state;
  }
  get retryIn(): number | null {
    return this.#retryIn;
  }
  get isRestarting(): boolean {
    return this.#restarting;
  }
  get problem(): Problem | null {
    return this.#problem;
  }
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  start(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#arrive();
  }

  stop(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#close();
    this.#state = "closed";
  }

  /** Try to connect now instead of waiting. */
  tryNow(): void {
    if (this.#state !== "offline") return;
    this.#retryIn = 0;
    this.#connect();
  }

  /** Send a message over the socket. */
  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Ask for the state from another seat. The first look does so by itself. */
  lookAgain(): void {
    if (this.isOpen) this.#hello();
    else if (this.#state === "polling") void this.#poll();
  }

  /** Ask for the state again, because steps are missing. */
  refetch(): void {
    if (this.isOpen) this.#hello();
    else if (this.#state !== "offline") void this.#poll();
  }

  /** The first look goes by HTTP, which says whether the table exists and is ours to see. */
  async #arrive(): Promise<void> {
    const { seat } = this.#seen;
    try {
      this.#seen.take(await this.#around.api.state(this.#seen.id, seat, 0));
    } catch (thrown) {
      this.#stumble(problemOf(thrown));
      return;
    }
    if (this.#state === "closed") return;
    // A listener may have chosen another seat by now, whose first look does not wait for a socket either.
    if (this.#seen.seat === seat) this.#connect();
    else void this.#arrive();
  }

  async #poll(): Promise<void> {
    const { id, seat, lastStep } = this.#seen;
    this.#timers.cancel("poll");
    try {
      const state = await this.#around.api.state(id, seat, lastStep);
      if (this.#state === "closed" || this.#state === "live") return;
      this.#isBack("polling");
      this.#seen.take(state);
      this.#timers.after("poll", TIMES.poll, () => void this.#poll());
    } catch (thrown) {
      this.#stumble(problemOf(thrown));
    }
  }

  /** A request has failed: try again later, or give up if that is hopeless. */
  #stumble(problem: Problem): void {
    if (this.#state === "closed") return;
    if (problem.isPassing) this.#fail();
    else this.#giveUp(problem);
  }

  #connect(): void {
    this.#timers.cancel("retry", "countdown");
    this.#drop();
    this.#opened = false;
    let socket: WebSocket;
    try {
      socket = this.#around.socket(this.#around.address(this.#seen.id));
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.#timers.cancel("opening");
      this.#opened = true;
      this.#failedSockets = 0;
      this.#hello();
      this.#beat();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#timers.cancel("silence");
      this.#hear(event.data);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.#socket) return;
      if (event.code === GONE) this.#giveUp(new Problem("not-found", "the table was closed"));
      else {
        if (event.code === RESTARTING) this.#restarting = true;
        this.#lost();
      }
    };
    this.#timers.after("opening", TIMES.opening, () => this.#lost());
  }

  #hello(): void {
    this.send({ type: "hello", seat: this.#seen.seat, after: this.#seen.lastStep });
  }

  #hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      this.#lost();
      return;
    }
    if (message.type === "state") this.#isBack("live");
    if (message.type === "refused" && !message.key) this.#refused(message.problem);
    else this.#listener.hear(message);
  }

  /** The server refuses our hello, or asks us to be slower, which it enforces itself. */
  #refused({ code, message }: Schemas["Refused"]["problem"]): void {
    if (HOPELESS.has(code)) this.#giveUp(new Problem(code, message));
    else if (code !== "too-fast") this.#lost();
  }

  #giveUp(problem: Problem): void {
    this.#close();
    this.#problem = problem;
  }

  #isBack(state: "live" | "polling"): void {
    this.#failures = 0;
    this.#retryIn = null;
    this.#restarting = false;
    const was = this.#state;
    this.#state = state;
    if (was !== state) this.#listener.back();
  }

  /** The socket is gone, or never opened. */
  #lost(): void {
    const opened = this.#opened;
    this.#drop();
    if (!opened) this.#failedSockets += 1;
    if (this.#state === "closed") return;
    if (this.#state === "polling" || this.#failedSockets >= FAILED_SOCKETS) {
      void this.#poll();
      this.#timers.after("socket again", TIMES.socketAgain, () => this.#connect());
    } else this.#fail();
  }

  /** Nothing works now: wait, longer each time, and count the seconds. */
  #fail(): void {
    if (this.#state === "closed") return;
    this.#failures += 1;
    if (this.#failures > RESTART_TRIES) this.#restarting = false;
    this.#timers.cancel("poll");
    const pause = Math.min(TIMES.longest, TIMES.shortest * 2 ** (this.#failures - 1));
    const wait = pause * (0.75 + this.#around.chance() / 2);
    // One short break, such as a proxy closing an idle socket, is not worth a notice.
    if (this.#failures > 1 || !this.#seen.state || this.#restarting) this.#state = "offline";
    this.#count(Math.ceil(wait / 1000));
    this.#timers.after("retry", wait, () => {
      this.#retryIn = 0;
      if (this.#seen.state) this.#connect();
      else void this.#arrive();
    });
  }

  #count(seconds: number): void {
    this.#retryIn = seconds;
    if (seconds > 0) this.#timers.after("countdown", 1000, () => this.#count(seconds - 1));
  }

  #beat(): void {
    this.#timers.after("heartbeat", TIMES.heartbeat, () => {
      if (!this.isOpen) return;
      this.#ping();
      this.#beat();
    });
  }

  #ping(): void {
    this.send({ type: "ping" });
    this.#timers.after("silence", TIMES.silence, () => this.#lost());
  }

  /** The network or the screen is back: do not wait for the next beat. */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#state === "offline") this.tryNow();
    else if (this.isOpen) this.#ping();
  };

  /** The browser has no network. The socket would notice only after a while. */
  #cut = (): void => {
    if (this.#state === "live" || this.#state === "polling") {
      this.#state = "offline";
      this.#lost();
    }
  };

  #drop(): void {
    this.#timers.cancel("opening", "heartbeat", "silence");
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Closing a socket while it opens would log an error in the console.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #close(): void {
    this.#drop();
    this.#timers.cancelAll();
  }
}
