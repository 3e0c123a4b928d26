import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableState } from "../api";
import { digest } from "../change";
import { after, arrive, change, changes, live, sent, socket, sockets, state, withLive } from "./testing";

withLive();

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

  test("says nothing of what options bring, which comes later, and only for one's own seat", async () => {
    await arrive();
    socket().tell(change(4, "and"));
    expect(live.outlook).toBeNull();
    const outcomes = [
      { events: [], points: { shields: 2 }, certain: true, then: null, projected: [], further: {} },
    ];
    socket().tell({ type: "outlook", seat: 1, seq: 4, outcomes });
    expect(live.outlook).toBeNull();
    socket().tell({ type: "outlook", seat: 0, seq: 4, outcomes });
    expect(live.outlook).toMatchObject({ seat: 0, seq: 4, outcomes });
    expect(changes.at(-1)?.state.seq).toBe(4);
  });

  test("of people leaves the game as it is", async () => {
    await arrive();
    socket().tell(change(4, "and"));
    const notices = [{ number: 1, at: 1, name: "sat-down", seat: 1, facts: {} }];
    socket().tell({ type: "people", table: { ...live.state!.table, title: "Sea" }, notices });
    expect(live.state).toMatchObject({ seq: 4, view: { word: "and" }, table: { title: "Sea" }, notices });
    expect(changes.at(-1)?.fresh).toEqual([]);
  });

  test("of the people who are online changes only the seats", async () => {
    await arrive();
    const seats = [
      { seat: 0, online: true },
      { seat: 1, online: false },
    ] as TableState["table"]["seats"];
    socket().tell({ ...live.state!, table: { ...live.state!.table, seats } });
    socket().tell({ type: "presence", online: [false, true] });
    expect(live.state!.table).toMatchObject({
      title: "Lake",
      seats: [{ online: false }, { seat: 1, online: true }],
    });
    expect(live.state).toMatchObject({ seq: 3, view: {} });
    expect(changes.at(-1)?.fresh).toEqual([]);
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

describe("a wait for bots", () => {
  beforeEach(arrive);

  test("is known until they think themselves", () => {
    expect(live.wait).toBeNull();
    socket().tell({ type: "wait", ahead: 3, own: 1 });
    expect(live.wait).toMatchObject({ ahead: 3, own: 1 });
    socket().tell({ type: "wait", ahead: 0, own: 0 });
    expect(live.wait).toBeNull();
  });

  test("ends with whatever happens at the table, but not because somebody comes or goes", () => {
    const { table } = live.state!;
    socket().tell({ type: "wait", ahead: 3, own: 1 });
    socket().tell({ type: "people", table, notices: [] });
    expect(live.wait).not.toBeNull();
    socket().tell(change(4, "and"));
    expect(live.wait).toBeNull();
  });
});
