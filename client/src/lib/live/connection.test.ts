import { beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../api";
import { TIMES } from "./surroundings";
import {
  after,
  arrive,
  asked,
  changes,
  http,
  live,
  noBody,
  sent,
  settled,
  socket,
  sockets,
  state,
  withLive,
} from "./testing";

withLive();

describe("arriving", () => {
  test("the whole game is requested first, then the socket continues from there", async () => {
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

  test("waits longer after each failure, and can be told to try now", async () => {
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

  test("continues by HTTP while no socket opens, and uses the socket once it does", async () => {
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

  test("to a server that restarts says so, and is restored", async () => {
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
