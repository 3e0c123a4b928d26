import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, type Step, type TableState } from "./api";
import { digest } from "./change";
import type { components } from "./wire";
import { Live, standing, TIMES, type Change, type Surroundings } from "./live.svelte";

/** A socket in the test's hands. */
class FakeSocket {
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

type TableChange = components["schemas"]["TableChange"];

function step(seq: number, kind: Step["kind"] = "decided"): Step {
  return { seq, kind, seat: 0, events: [], changes: [[]] };
}

/** The table after `seq` steps, telling those after `after`. */
function state(seq: number, after = seq, seat: number | null = 0): TableState {
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
    can_undo: false,
    idle: false,
    notices: [],
    seal: null,
    seed: null,
    ledgers: null,
    projected: [],
  };
}

let sockets: FakeSocket[];
let asked: { seat: number | null; after: number | undefined }[];
let http: {
  state: (seat: number | null, after?: number) => Promise<TableState>;
  decide: () => Promise<TableState>;
};
let live: Live;
let changes: Change[];
let keys: number;

const socket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
};
const settled = () => vi.advanceTimersByTimeAsync(0);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sent = (type: string) => socket().sent.filter((message) => message["type"] === type);
const noBody = () => Promise.reject(new Problem("offline", "nobody answers"));

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

async function arrive(): Promise<void> {
  live.start();
  await settled();
  socket().open();
  socket().tell(state(3));
}

/** A step that writes a word into the view, as the server tells it. */
function change(seq: number, word: string, more: Partial<TableChange> = {}): TableChange {
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

describe("a change", () => {
  test("leads from state to state, and keeps what it does not tell", async () => {
    await arrive();
    const before = live.state;
    socket().tell(change(4, "and"));
    expect(live.state).toMatchObject({ seq: 4, view: { word: "and" }, can_undo: true, projected: [] });
    expect(live.state?.table).toMatchObject({ title: "Lake", asked: 1, changed_at: 5 });
    expect(changes.at(-1)?.fresh.map((each) => each.seq)).toEqual([4]);
    expect(before?.view).toEqual({});
    socket().tell(change(5, "so on", { digest: digest({ word: "so on" }) }));
    expect(live.state?.view).toEqual({ word: "so on" });
    expect(sent("hello")).toHaveLength(1);
  });

  test("that does not follow is not taken, and the state is asked for again", async () => {
    await arrive();
    socket().tell(change(5, "late"));
    expect(live.state?.seq).toBe(3);
    expect(sent("hello").at(-1)).toEqual({ type: "hello", seat: 0, after: 3 });
  });

  test("that leads astray is told in the console, and the state is asked for again", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await arrive();
    socket().tell(change(4, "wrong", { digest: digest({ word: "right" }) }));
    expect(warned).toHaveBeenCalledOnce();
    expect(sent("hello").at(-1)).toEqual({ type: "hello", seat: 0, after: 3 });
    socket().tell({ ...state(4, 3), view: { word: "right" } });
    expect(live.state).toMatchObject({ seq: 4, view: { word: "right" } });
    warned.mockRestore();
  });

  test("for other eyes, or that is known already, is passed over", async () => {
    await arrive();
    socket().tell(change(4, "yours", { seat: 1 }));
    socket().tell(change(3, "old"));
    expect(live.state?.seq).toBe(3);
    expect(sent("hello")).toHaveLength(1);
  });

  test("of people leaves the game as it is", async () => {
    await arrive();
    socket().tell(change(4, "and"));
    const notices = [{ number: 1, at: 1, name: "sat-down", seat: 1, facts: {} }];
    socket().tell({ type: "people", table: { ...live.state!.table, title: "Sea" }, notices });
    expect(live.state).toMatchObject({ seq: 4, view: { word: "and" }, table: { title: "Sea" }, notices });
    expect(changes.at(-1)?.fresh).toEqual([]);
  });
});

describe("arriving", () => {
  test("the whole game is asked for first, then the socket goes on from there", async () => {
    await arrive();
    expect(asked).toEqual([{ seat: 0, after: 0 }]);
    expect(live.steps.map((each) => each.seq)).toEqual([1, 2, 3]);
    expect(sent("hello")).toEqual([{ type: "hello", seat: 0, after: 3 }]);
    expect(live.connection).toBe("live");
    expect(changes.map((change) => change.cause)).toEqual(["first", "update"]);
  });

  test("other eyes that are chosen at the first look need not wait for a socket", async () => {
    live.onchange(({ cause }) => cause === "first" && live.lookFrom(1));
    live.start();
    await settled();
    expect(asked).toEqual([
      { seat: 0, after: 0 },
      { seat: 1, after: 0 },
    ]);
    expect(live.state?.seat).toBe(1);
    expect(changes.map((change) => change.cause)).toEqual(["first", "look"]);
    expect(sockets).toHaveLength(1);
    socket().open();
    expect(sent("hello")).toEqual([{ type: "hello", seat: 1, after: 3 }]);
  });

  test("a socket that is still opening when the table is left is closed once it is open", async () => {
    live.start();
    await settled();
    live.stop();
    expect(socket().readyState).toBe(WebSocket.CONNECTING);
    socket().open();
    expect(socket().readyState).toBe(WebSocket.CLOSED);
    expect(socket().sent).toEqual([]);
  });

  test("a table that does not exist is told, and not asked for again", async () => {
    http.state = () => Promise.reject(new Problem("not-found", "no such table", { status: 404 }));
    live.start();
    await after(60_000);
    expect(live.problem?.code).toBe("not-found");
    expect(asked).toHaveLength(1);
    expect(sockets).toHaveLength(0);
  });

  test("a server that is not there is tried again, with the seconds counted", async () => {
    http.state = noBody;
    live.start();
    await settled();
    expect(live.isOffline).toBe(true);
    expect(live.retryIn).toBe(1);
    http.state = (seat, from) => Promise.resolve(state(3, from, seat));
    await after(600);
    expect(live.state?.seq).toBe(3);
  });
});

describe("states", () => {
  beforeEach(arrive);

  test("arrive in order, each with what is new", () => {
    socket().tell(state(5, 3));
    expect(changes.at(-1)?.fresh.map((each) => each.seq)).toEqual([4, 5]);
    expect(live.steps).toHaveLength(5);
  });

  test("that were seen before change nothing", () => {
    socket().tell(state(5, 3));
    const seen = changes.length;
    socket().tell(state(4, 3));
    expect(live.state?.seq).toBe(5);
    expect(changes).toHaveLength(seen);
  });

  test("that overlap are told once", () => {
    socket().tell(state(5, 3));
    socket().tell(state(6, 3));
    expect(live.steps.map((each) => each.seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("with a gap are not shown before the missing steps are there", () => {
    socket().tell(state(7, 5));
    expect(live.state?.seq).toBe(3);
    expect(sent("hello").at(-1)).toMatchObject({ after: 3 });
    socket().tell(state(7, 3));
    expect(live.state?.seq).toBe(7);
  });

  test("of another seat's eyes are not taken", () => {
    socket().tell(state(5, 3, 1));
    expect(live.state?.seq).toBe(3);
  });

  test("of a seat one turns to replace everything", () => {
    live.lookFrom(1);
    expect(live.state).toBeNull();
    expect(sent("hello").at(-1)).toEqual({ type: "hello", seat: 1, after: 0 });
    socket().tell(state(3, 0, 1));
    expect(changes.at(-1)?.cause).toBe("look");
    expect(live.steps).toHaveLength(3);
  });

  test("that cannot be read count as a broken connection", async () => {
    socket().onmessage?.({ data: "<html>" });
    await after(1000);
    expect(sockets).toHaveLength(2);
  });
});

describe("a decision", () => {
  beforeEach(arrive);

  test("carries the number it was made at and a key, and is settled when accepted", async () => {
    const outcome = live.decide("draw");
    expect(sent("decide")).toEqual([
      {
        type: "decide",
        seat: 0,
        expected: 3,
        option: "draw",
        careful: false,
        brisk: false,
        key: "key-1-000000",
      },
    ]);
    expect(live.isBusy).toBe(true);
    socket().tell({ type: "accepted", key: "key-1-000000", seq: 4 });
    expect(await outcome).toEqual({ done: true, seq: 4 });
    expect(live.isBusy).toBe(false);
  });

  test("that is stale is refused with the position as it is now", async () => {
    const outcome = live.decide("draw");
    const problem = { code: "stale", message: "moved on", state: state(5, 3) };
    socket().tell({ type: "refused", key: "key-1-000000", problem });
    expect(await outcome).toMatchObject({ done: false, problem: { code: "stale" } });
    expect(live.state?.seq).toBe(5);
  });

  test("without an answer is sent again by HTTP with the same key", async () => {
    const decide = vi.spyOn(http, "decide");
    const outcome = live.decide("draw");
    await after(TIMES.answer);
    expect(decide).toHaveBeenCalledOnce();
    expect(await outcome).toEqual({ done: true, seq: 4 });
  });

  test("made while the connection breaks is sent again when it is back", async () => {
    const outcome = live.decide("draw");
    socket().break();
    socket();
    await after(700);
    expect(sockets).toHaveLength(2);
    socket().break();
    await after(100);
    expect(live.isOffline).toBe(true);
    expect(live.isBusy).toBe(true);
    http.state = noBody;
    http.decide = noBody;
    await after(2000);
    socket().open();
    socket().tell(state(3));
    expect(sent("decide")).toMatchObject([{ option: "draw", expected: 3, key: "key-1-000000" }]);
    socket().tell({ type: "accepted", key: "key-1-000000", seq: 4 });
    expect(await outcome).toEqual({ done: true, seq: 4 });
  });

  test("that the server keeps failing at is told in the end, not forgotten", async () => {
    http.decide = () => Promise.reject(new Problem("failed", "a fault", { status: 500 }));
    const outcome = live.decide("draw");
    socket().tell({ type: "refused", key: "key-1-000000", problem: { code: "failed", message: "a fault" } });
    await after(30_000);
    expect(await outcome).toMatchObject({ done: false, problem: { code: "failed" } });
  });

  test("of a spectator is not sent", async () => {
    live.lookFrom(null);
    socket().tell(state(3, 0, null));
    expect(await live.decide("draw")).toMatchObject({ done: false, problem: { code: "not-yours" } });
    expect(sent("decide")).toEqual([]);
  });

  test("under way when the table is left is settled as not done", async () => {
    const outcome = live.decide("draw");
    live.stop();
    expect(await outcome).toMatchObject({ done: false });
  });
});

describe("the connection", () => {
  beforeEach(arrive);

  test("shows it lives; a server that does not answer is left", async () => {
    await after(TIMES.heartbeat);
    expect(sent("ping")).toHaveLength(1);
    await after(TIMES.silence + 1000);
    expect(sockets).toHaveLength(2);
  });

  test("that is answered stays", async () => {
    await after(TIMES.heartbeat);
    socket().tell({ type: "pong" });
    await after(TIMES.silence);
    expect(sockets).toHaveLength(1);
  });

  test("that breaks once comes back without a notice", async () => {
    socket().break();
    expect(live.isOffline).toBe(false);
    await after(700);
    socket().open();
    expect(sent("hello")).toMatchObject([{ after: 3 }]);
    socket().tell(state(4, 3));
    expect(live.connection).toBe("live");
  });

  test("waits longer after each failure and can be tried at once", async () => {
    http.state = noBody;
    socket().break();
    await after(600);
    socket().break();
    await settled();
    expect(live.isOffline).toBe(true);
    const tries = sockets.length;
    live.tryNow();
    expect(sockets.length).toBe(tries + 1);
  });

  test("goes on by HTTP where no socket opens, and takes the socket when it does", async () => {
    socket().break();
    await after(700);
    socket().break();
    await after(1200);
    socket().break();
    await settled();
    expect(live.connection).toBe("polling");
    http.state = (seat, from) => Promise.resolve(state(5, from, seat));
    await after(TIMES.poll + 100);
    expect(live.state?.seq).toBe(5);
    await after(TIMES.socketAgain);
    socket().open();
    socket().tell(state(5));
    expect(live.connection).toBe("live");
  });

  test("is known to be lost as soon as the browser says so", async () => {
    dispatchEvent(new Event("offline"));
    expect(live.isOffline).toBe(true);
    await after(700);
    socket().open();
    socket().tell(state(3));
    expect(live.connection).toBe("live");
  });

  test("to a server that starts anew says so, and comes back", async () => {
    socket().break(1012);
    expect(live.isOffline).toBe(true);
    expect(live.isRestarting).toBe(true);
    await after(700);
    socket().break(1006);
    expect(live.isRestarting).toBe(true);
    await after(1400);
    socket().open();
    socket().tell(state(3));
    expect(live.connection).toBe("live");
    expect(live.isRestarting).toBe(false);
  });

  test("to a server that does not come back after it said so is plainly lost", async () => {
    http.state = noBody;
    socket().break(1012);
    await after(120_000);
    expect(live.isOffline).toBe(true);
    expect(live.isRestarting).toBe(false);
  });

  test("to a table that was closed is not tried again", async () => {
    socket().break(4004);
    await after(60_000);
    expect(live.problem?.code).toBe("not-found");
    expect(sockets).toHaveLength(1);
  });

  test("that was left stays silent", async () => {
    live.stop();
    await after(120_000);
    expect(sockets).toHaveLength(1);
    expect(live.connection).toBe("closed");
  });
});

test("a decision that was taken back, and its taking back, do not stand", () => {
  const steps = [step(1, "began"), step(2), step(3), step(4, "undone"), step(5)];
  expect(standing(steps).map((each) => each.seq)).toEqual([1, 2, 5]);
});
