/**
 * The living connection to a table.
 *
 * A state comes over a WebSocket, then changes of it, numbered; after a gap or a break it asks from the last number it
 * has seen. Where no socket can be had it asks for states by HTTP every few seconds. A decision carries a key and is sent again, over whatever
 * works, until it is answered: done once, or refused with the reason. Nothing is lost silently.
 */

import {
  api,
  freshKey,
  Problem,
  problemOf,
  type Api,
  type ProblemCode,
  type Step,
  type TableState,
} from "./api";
import { digest, patched, type Wire } from "./change";
import type { components } from "./wire";

type Schemas = components["schemas"];
type TableChange = Schemas["TableChange"];
type TablePeople = Schemas["TablePeople"];
type FromServer =
  TableState | TableChange | TablePeople | Schemas["Accepted"] | Schemas["Refused"] | Schemas["Pong"];

/** connecting: the first time; live: socket; polling: HTTP; offline: waiting for the next try; closed: given up on purpose. */
export type Connection = "connecting" | "live" | "polling" | "offline" | "closed";

/** What became of a decision or an undo. */
export type Outcome = { done: true; seq: number } | { done: false; problem: Problem };

/** One change of what is seen: the whole state, and the steps that are new to this seat's screen. */
export interface Change {
  state: TableState;
  fresh: Step[];
  /** first: just arrived; look: another seat's eyes; update: something happened. */
  cause: "first" | "look" | "update";
}

/** How a decision is made. */
export interface Manner {
  /** Not to be done if it would end the turn. */
  readonly careful: boolean;
  /** The turn ends with it if nothing is new afterwards. */
  readonly brisk: boolean;
}
export const PLAIN: Manner = { careful: false, brisk: false };

interface Errand {
  kind: "decide" | "undo";
  seat: number;
  expected: number;
  option: string;
  manner: Manner;
  key: string;
  /** An HTTP request for it is under way. */
  flying: boolean;
  /** How often the server has answered that it failed or was too busy. */
  failed: number;
  settle: (outcome: Outcome) => void;
}

/** What Live needs from the outside; tests bring their own. */
export interface Surroundings {
  api: Pick<Api, "state" | "decide" | "undo">;
  socket: (address: string) => WebSocket;
  address: (id: string) => string;
  key: () => string;
  /** Between 0 and 1: spreads the tries of many clients. */
  chance: () => number;
}

export const TIMES = {
  /** First pause before a new try; doubles up to `longest`. */
  shortest: 500,
  longest: 15_000,
  /** How often a sign of life is sent, and how long its answer may take. */
  heartbeat: 20_000,
  silence: 10_000,
  /** A socket that has not opened by then counts as failed. */
  opening: 6_000,
  poll: 2_500,
  /** While polling, how often a socket is tried again. */
  socketAgain: 45_000,
  /** How long an answer to a decision may take over the socket before it is sent again. */
  answer: 8_000,
};

/** Sockets that never opened before we ask by HTTP instead. */
const FAILED_SOCKETS = 2;
/** The server closes a socket with this code when the table is no more. */
const GONE = 4004;
/** The server is being started anew. */
const RESTARTING = 1012;
/** A new start takes no longer than so many tries; after them we are plainly offline. */
const RESTART_TRIES = 6;
/** How often an errand that the server failed at is brought again before that is told. */
const MOST_TRIES = 6;
/** How often missing steps are asked for before the position is shown without them. */
const PATIENT_GAPS = 3;
/** With these the table is not for us to see, now or later. */
const HOPELESS: ReadonlySet<ProblemCode> = new Set(["not-found", "no-rules", "not-yours", "private"]);

const BROWSER: Surroundings = {
  api,
  socket: (address) => new WebSocket(address),
  address: (id) =>
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/live`,
  key: freshKey,
  chance: Math.random,
};

/** The steps that still stand: a decision that was taken back, and its taking back, are left out. */
export function standing(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.kind === "undone") kept.pop();
    else kept.push(step);
  }
  return kept;
}

export class Live {
  readonly id: string;

  #state = $state.raw<TableState | null>(null);
  #steps = $state.raw<Step[]>([]);
  #connection = $state<Connection>("connecting");
  #retryIn = $state<number | null>(null);
  #restarting = $state(false);
  #problem = $state.raw<Problem | null>(null);
  #errands = $state.raw<readonly Errand[]>([]);

  #around: Surroundings;
  #seat: number | null;
  /** A look from this seat has been asked for and not yet answered. */
  #cause: Change["cause"] = "first";
  #listeners = new Set<(change: Change) => void>();
  #socket: WebSocket | null = null;
  #opened = false;
  #failedSockets = 0;
  #failures = 0;
  #gaps = 0;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(id: string, seat: number | null = null, around: Surroundings = BROWSER) {
    this.id = id;
    this.#seat = seat;
    this.#around = around;
  }

  /** The table as this seat sees it; null until the first answer. */
  get state(): TableState | null {
    return this.#state;
  }
  /** Every step so far, oldest first, as this seat may know them. */
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get connection(): Connection {
    return this.#connection;
  }
  /** Seconds to the next try while offline; 0 while it is being tried. */
  get retryIn(): number | null {
    return this.#retryIn;
  }
  /** The server said that it is going down and will be back. */
  get isRestarting(): boolean {
    return this.#restarting;
  }
  /** Why this table cannot be seen at all: not found, private. */
  get problem(): Problem | null {
    return this.#problem;
  }
  /** A decision or undo is on its way. */
  get isBusy(): boolean {
    return this.#errands.length > 0;
  }
  get isOffline(): boolean {
    return this.#connection === "offline";
  }
  /** The seat whose eyes are used; null is a spectator. */
  get seat(): number | null {
    return this.#seat;
  }

  /** Hear of every change in order; gives back the way to stop. */
  onchange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
    this.#connection = "closed";
    const left = new Problem("offline", "the table was left");
    for (const errand of this.#errands) errand.settle({ done: false, problem: left });
    this.#errands = [];
  }

  /** Try to connect at once instead of waiting. */
  tryNow(): void {
    if (this.#connection !== "offline") return;
    this.#retryIn = 0;
    this.#connect();
  }

  /** Look with the eyes of another seat of ours, or of a spectator. */
  lookFrom(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#cause = "look";
    this.#steps = [];
    this.#state = null;
    if (this.#isOpen()) this.#hello();
    else if (this.#connection === "polling") void this.#poll();
  }

  /** Choose an option of the question that is shown, by its word. */
  decide(option: string, manner: Manner = PLAIN): Promise<Outcome> {
    return this.#run("decide", option, manner);
  }

  /** Take back the last decision. */
  undo(): Promise<Outcome> {
    return this.#run("undo", "");
  }

  // Errands

  #run(kind: Errand["kind"], option: string, manner = PLAIN): Promise<Outcome> {
    const state = this.#state;
    const seat = this.#seat;
    if (!state || seat === null) {
      return Promise.resolve({ done: false, problem: new Problem("not-yours", "nobody sits here") });
    }
    return new Promise((settle) => {
      const errand: Errand = {
        kind,
        seat,
        expected: state.seq,
        option,
        manner,
        key: this.#around.key(),
        flying: false,
        failed: 0,
        settle,
      };
      this.#errands = [...this.#errands, errand];
      this.#send(errand);
    });
  }

  #send(errand: Errand): void {
    const { kind, seat, expected, option, manner, key } = errand;
    if (this.#isOpen()) {
      const request = {
        type: kind,
        seat,
        expected,
        key,
        ...(kind === "decide" ? { option, ...manner } : {}),
      };
      this.#socket?.send(JSON.stringify(request));
      // A socket may be dead without knowing; the answer, not the sending, counts.
      this.#after(`answer ${key}`, TIMES.answer, () => void this.#sendByHttp(errand));
    } else if (this.#connection === "polling") {
      void this.#sendByHttp(errand);
    }
    // Offline: it is sent when we are back.
  }

  async #sendByHttp(errand: Errand): Promise<void> {
    if (errand.flying || !this.#errands.includes(errand)) return;
    errand.flying = true;
    const { kind, seat, expected, option, manner, key } = errand;
    try {
      const state =
        kind === "decide"
          ? await this.#around.api.decide(this.id, { seat, expected, option, key, ...manner })
          : await this.#around.api.undo(this.id, { seat, expected, key });
      this.#settle(key, { done: true, seq: state.seq });
      this.#take(state);
    } catch (thrown) {
      this.#refuse(key, problemOf(thrown));
    } finally {
      errand.flying = false;
    }
  }

  #settle(key: string, outcome: Outcome): void {
    const errand = this.#errands.find((waiting) => waiting.key === key);
    if (!errand) return;
    this.#cancel(`answer ${key}`);
    this.#errands = this.#errands.filter((waiting) => waiting !== errand);
    errand.settle(outcome);
  }

  #refuse(key: string, problem: Problem): void {
    const errand = this.#errands.find((waiting) => waiting.key === key);
    if (errand && problem.isPassing) {
      // Nobody answering is waited out; a server that keeps failing is told after a while.
      if (problem.code !== "offline") errand.failed += 1;
      if (errand.failed < MOST_TRIES) {
        const pause = (problem.retryAfter ?? 2) * 1000;
        this.#after(`answer ${key}`, pause, () => void this.#sendByHttp(errand));
        return;
      }
    }
    if (problem.state) this.#take(problem.state);
    this.#settle(key, { done: false, problem });
  }

  // States

  #take(state: TableState): void {
    if (state.seat !== this.#seat) return;
    const known = this.#state;
    const last = this.#steps.at(-1)?.seq ?? 0;
    if (known && this.#cause === "update" && state.seq < known.seq) return;
    const fresh = state.steps.filter((step) => step.seq > last);
    const first = fresh[0];
    const missing = first ? first.seq > last + 1 : state.seq > last;
    if (missing && this.#gaps < PATIENT_GAPS) {
      this.#gaps += 1;
      if (this.#isOpen()) this.#hello();
      else if (this.#connection !== "offline") void this.#poll();
      return;
    }
    this.#gaps = 0;
    const cause = this.#cause;
    this.#cause = "update";
    this.#state = state;
    if (fresh.length) this.#steps = [...this.#steps, ...fresh];
    for (const listener of this.#listeners) listener({ state, fresh, cause });
  }

  /** Take what has changed since the last state; what does not follow it is asked for anew. */
  #change(message: TableChange): void {
    const known = this.#state;
    // A state is on its way to other eyes, or has brought this already.
    if (!known?.view || message.seat !== this.#seat || message.seq <= known.seq) return;
    const changes = message.steps.map((step) => step.changes);
    if (message.steps[0]?.seq !== known.seq + 1 || !changes.every((change) => change !== null)) {
      this.#hello();
      return;
    }
    const view = changes.flat().reduce<Wire>(patched, known.view);
    if (message.digest !== null && message.digest !== digest(view)) {
      console.warn(`The view of table ${this.id} differs from the server's after step ${message.seq}.`);
      this.#hello();
      return;
    }
    const { table, steps, projected, digest: _, type: __, ...rest } = message;
    this.#take({
      ...known,
      ...rest,
      table: { ...known.table, ...table },
      steps,
      view,
      projected: projected ?? known.projected,
    });
  }

  #meet({ table, notices }: TablePeople): void {
    const known = this.#state;
    if (known) this.#take({ ...known, table, notices, steps: [] });
  }

  // Connection

  /** The first look goes by HTTP: it says at once whether the table exists and is ours to see. */
  async #arrive(): Promise<void> {
    const eyes = this.#seat;
    try {
      this.#take(await this.#around.api.state(this.id, eyes, 0));
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (this.#connection === "closed") return;
      if (!problem.isPassing) {
        this.#giveUp(problem);
        return;
      }
      this.#fail();
      return;
    }
    if (this.#connection === "closed") return;
    // Whoever heard of it may have chosen other eyes at once; their look does not wait for a socket either.
    if (this.#seat === eyes) this.#connect();
    else void this.#arrive();
  }

  #connect(): void {
    this.#cancel("retry");
    this.#cancel("countdown");
    this.#drop();
    this.#opened = false;
    let socket: WebSocket;
    try {
      socket = this.#around.socket(this.#around.address(this.id));
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.#cancel("opening");
      this.#opened = true;
      this.#failedSockets = 0;
      this.#hello();
      this.#beat();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#alive();
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
    this.#after("opening", TIMES.opening, () => this.#lost());
  }

  #hello(): void {
    const after = this.#steps.at(-1)?.seq ?? 0;
    this.#socket?.send(JSON.stringify({ type: "hello", seat: this.#seat, after }));
  }

  #hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      this.#lost();
      return;
    }
    if (message.type === "state") {
      this.#isBack("live");
      this.#take(message);
    } else if (message.type === "change") {
      this.#change(message);
    } else if (message.type === "people") {
      this.#meet(message);
    } else if (message.type === "accepted") {
      this.#settle(message.key, { done: true, seq: message.seq });
    } else if (message.type === "refused") {
      const { code, message: words, state } = message.problem;
      const problem = new Problem(code, words, { state: state ?? null });
      if (message.key) this.#refuse(message.key, problem);
      // Without a key it answers our hello, or tells us to be slower, which the server sees to itself.
      else if (HOPELESS.has(code)) this.#giveUp(problem);
      else if (code !== "too-fast") this.#lost();
    }
  }

  /** This table is not for us to see, now or later. */
  #giveUp(problem: Problem): void {
    this.#close();
    this.#problem = problem;
  }

  #isBack(connection: "live" | "polling"): void {
    this.#failures = 0;
    this.#retryIn = null;
    this.#restarting = false;
    const was = this.#connection;
    this.#connection = connection;
    if (was !== connection) for (const errand of this.#errands) this.#send(errand);
  }

  /** The socket is gone, or never opened. */
  #lost(): void {
    const opened = this.#opened;
    this.#drop();
    if (!opened) this.#failedSockets += 1;
    if (this.#connection === "closed") return;
    if (this.#connection === "polling" || this.#failedSockets >= FAILED_SOCKETS) {
      void this.#poll();
      this.#after("socket again", TIMES.socketAgain, () => this.#connect());
    } else this.#fail();
  }

  /** Nothing works just now: wait, longer each time, and count the seconds. */
  #fail(): void {
    if (this.#connection === "closed") return;
    this.#failures += 1;
    if (this.#failures > RESTART_TRIES) this.#restarting = false;
    this.#cancel("poll");
    const pause = Math.min(TIMES.longest, TIMES.shortest * 2 ** (this.#failures - 1));
    const wait = pause * (0.75 + this.#around.chance() / 2);
    // One short break, such as a proxy closing an idle socket, is not worth a notice.
    if (this.#failures > 1 || !this.#state || this.#restarting) this.#connection = "offline";
    this.#count(Math.ceil(wait / 1000));
    this.#after("retry", wait, () => {
      this.#retryIn = 0;
      if (this.#state) this.#connect();
      else void this.#arrive();
    });
  }

  #count(seconds: number): void {
    this.#retryIn = seconds;
    if (seconds > 0) this.#after("countdown", 1000, () => this.#count(seconds - 1));
  }

  async #poll(): Promise<void> {
    const seat = this.#seat;
    this.#cancel("poll");
    try {
      const state = await this.#around.api.state(this.id, seat, this.#steps.at(-1)?.seq ?? 0);
      if (this.#connection === "closed" || this.#connection === "live") return;
      this.#isBack("polling");
      this.#take(state);
      this.#after("poll", TIMES.poll, () => void this.#poll());
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (this.#connection === "closed") return;
      if (problem.isPassing) this.#fail();
      else this.#giveUp(problem);
    }
  }

  // Signs of life

  #beat(): void {
    this.#after("heartbeat", TIMES.heartbeat, () => {
      if (!this.#isOpen()) return;
      this.#socket?.send(JSON.stringify({ type: "ping" }));
      this.#after("silence", TIMES.silence, () => this.#lost());
      this.#beat();
    });
  }

  #alive(): void {
    this.#cancel("silence");
  }

  /** The network or the screen came back: do not wait for the next beat. */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#connection === "offline") this.tryNow();
    else if (this.#isOpen()) {
      this.#socket?.send(JSON.stringify({ type: "ping" }));
      this.#after("silence", TIMES.silence, () => this.#lost());
    }
  };

  /** The browser has no network: a socket would only find out by its silence. */
  #cut = (): void => {
    if (this.#connection === "live" || this.#connection === "polling") {
      this.#connection = "offline";
      this.#lost();
    }
  };

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #drop(): void {
    for (const timer of ["opening", "heartbeat", "silence"]) this.#cancel(timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // A socket that is closed while it opens would leave a complaint in the console.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #close(): void {
    this.#drop();
    for (const timer of [...this.#timers.keys()]) this.#cancel(timer);
  }

  #after(name: string, milliseconds: number, then: () => void): void {
    this.#cancel(name);
    this.#timers.set(
      name,
      setTimeout(() => {
        this.#timers.delete(name);
        then();
      }, milliseconds),
    );
  }

  #cancel(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}
