import { beforeEach, describe, expect, test, vi } from "vitest";
import { Problem } from "../api";
import { TIMES } from "./surroundings";
import { after, arrive, http, live, noBody, sent, socket, sockets, state, withLive } from "./testing";

withLive();

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

  test("that the server cannot store for a long time is made when its database is back", async () => {
    http.decide = () =>
      Promise.reject(new Problem("not-ready", "no database", { status: 503, retryAfter: 2 }));
    const outcome = live.decide("draw");
    const problem = { code: "not-ready", message: "no database" };
    socket().tell({ type: "refused", key: "key-1-000000", problem });
    await after(60_000);
    expect(live.isBusy).toBe(true);
    http.decide = () => Promise.resolve(state(4));
    await after(4000);
    expect(await outcome).toEqual({ done: true, seq: 4 });
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
