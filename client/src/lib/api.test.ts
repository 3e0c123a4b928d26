import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, Problem, problemOf } from "./api";

let answer: () => Promise<Response>;
let asked: { path: string; method: string | undefined; body: unknown }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, method: init.method, body: init.body ? JSON.parse(init.body as string) : undefined });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const says = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  answer = () => Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
};
async function problem(request: Promise<unknown>): Promise<Problem> {
  const thrown: unknown = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Problem)) throw new Error("no problem was thrown");
  return thrown;
}

describe("a request", () => {
  test("names the table, the seat and the step to continue from", async () => {
    says({});
    await api.state("lake-dove", 2, 7);
    await api.state("lake/dove", null);
    expect(asked.map((each) => each.path)).toEqual([
      "/api/tables/lake-dove/state?seat=2&after=7",
      "/api/tables/lake%2Fdove/state",
    ]);
  });

  test("sends its body as JSON", async () => {
    says({ name: "Ada", has_recovery_code: false });
    await api.callMe("Ada");
    expect(asked).toEqual([{ path: "/api/me", method: "POST", body: { name: "Ada" } }]);
  });
});

describe("a problem", () => {
  test("has the server's code and the position with it", async () => {
    says({ code: "stale", message: "moved on", state: { seq: 5 } }, 409);
    const found = await problem(
      api.decide("lake", { seat: 0, expected: 3, option: "draw", key: "k", careful: false, brisk: false }),
    );
    expect(found).toMatchObject({ code: "stale", status: 409, state: { seq: 5 }, isPassing: false });
  });

  test("says how long to wait", async () => {
    says({ code: "too-fast", message: "slower" }, 429, { "Retry-After": "3" });
    expect(await problem(api.games())).toMatchObject({ code: "too-fast", retryAfter: 3, isPassing: true });
    says({ code: "not-ready", message: "later" }, 503, { "Retry-After": "2" });
    expect(await problem(api.games())).toMatchObject({ code: "not-ready", retryAfter: 2, isPassing: true });
  });

  test("of a server that is not there is that we are offline", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await problem(api.games())).toMatchObject({ code: "offline", isPassing: true });
  });

  test("of something else that answers in our server's place may pass", async () => {
    answer = () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await problem(api.games())).toMatchObject({ code: "failed", status: 502, isPassing: true });
  });

  test("of an answer that cannot be read is told as well", async () => {
    answer = () => Promise.resolve(new Response("<h1>Welcome</h1>"));
    expect((await problem(api.games())).code).toBe("failed");
  });

  test("is made of whatever was thrown", () => {
    expect(problemOf(new Error("odd")).code).toBe("failed");
    expect(problemOf(new Problem("private", "no")).code).toBe("private");
  });
});
