/** A live table whose server, sockets and keys are in the test's hands. */

import { afterEach, beforeEach, vi } from "vitest";
import { Problem, type Step, type TableState } from "../api";
import { Live } from "./live.svelte";
import type { Change } from "./seen.svelte";
import type { Schemas, Surroundings } from "./surroundings";

/** A socket in the test's hands. */
export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

type TableChange = Schemas["TableChange"];

export function step(seq: number, kind: Step["kind"] = "decided"): Step {
  return { seq, kind, seat: 0, events: [], changes: [[]] };
}

/** The table after `seq` steps, telling those after `after`. */
export function state(seq: number, after = seq, seat: number | null = 0): TableState {
  const steps = Array.from({ length: seq - after }, (_, index) => step(after + index + 1));
  return {
    type: "state",
    table: { id: "lake", title: "Lake", stage: "playing" } as TableState["table"],
    seat,
    seq,
    steps,
    events_so_far: 0,
    view: {},
    question: null,
    outcomes: [],
    can_undo: false,
    idle: false,
    notices: [],
    counselled: [],
    seal: null,
    seed: null,
    ledgers: null,
    projected: [],
  };
}

export let sockets: FakeSocket[];
export let asked: { seat: number | null; after: number | undefined }[];
export let http: {
  state: (seat: number | null, after?: number) => Promise<TableState>;
  decide: () => Promise<TableState>;
};
export let live: Live;
export let changes: Change[];
export let keys: number;

export const socket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
};
export const settled = () => vi.advanceTimersByTimeAsync(0);
export const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const sent = (type: string) => socket().sent.filter((message) => message["type"] === type);
export const noBody = () => Promise.reject(new Problem("offline", "nobody answers"));

/** Register the hooks that give each test a table, seen from seat 0, which has not started yet. */
export function withLive(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    asked = [];
    changes = [];
    keys = 0;
    http = {
      state: (seat, from) => Promise.resolve(state(3, from ?? 3, seat)),
      decide: () => Promise.resolve(state(4, 3)),
    };
    const around: Surroundings = {
      api: {
        state: (_, seat, from) => {
          asked.push({ seat, after: from });
          return http.state(seat, from);
        },
        decide: () => http.decide(),
        undo: () => http.decide(),
      },
      socket: () => {
        const fresh = new FakeSocket();
        sockets.push(fresh);
        return fresh as unknown as WebSocket;
      },
      address: (id) => `ws://test/${id}`,
      key: () => `key-${(keys += 1)}-000000`,
      chance: () => 0.5,
    };
    live = new Live("lake", 0, around);
    live.onchange((change) => changes.push(change));
  });

  afterEach(() => {
    live.stop();
    vi.useRealTimers();
  });
}

export async function arrive(): Promise<void> {
  live.start();
  await settled();
  socket().open();
  socket().tell(state(3));
}

/** A step that writes a word into the view, as the server tells it. */
export function change(seq: number, word: string, more: Partial<TableChange> = {}): TableChange {
  return {
    type: "change",
    table: { ...news, seq },
    seat: 0,
    seq,
    steps: [{ ...step(seq), changes: [[{ op: "add", path: "/word", value: word }]] }],
    question: null,
    can_undo: true,
    idle: false,
    projected: null,
    digest: null,
    seed: null,
    ledgers: null,
    ...more,
  };
}
const news: TableChange["table"] = {
  stage: "playing",
  seq: 0,
  asked: 1,
  points: [],
  winners: [],
  progress: {},
  changed_at: 5,
};
