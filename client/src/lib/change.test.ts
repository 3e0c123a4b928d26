import { describe, expect, it } from "vitest";
import { fixture } from "../test/fixtures";
import { digest, isSame, patched, type Patch, type Wire } from "./change";

/** Changes as the server writes them, with what they lead from and to. */
const CHANGES = fixture<{ before: Wire; patch: Patch; now: Wire; digest: string }[]>("changes");

describe("a change of the server", () => {
  it.each(CHANGES.map((change, index) => [index, change] as const))("leads to its view: %i", (_, change) => {
    const { before, patch, now } = change;
    const written = JSON.stringify(before);
    expect(patched(before, patch)).toEqual(now);
    expect(JSON.stringify(before)).toBe(written);
  });

  it("leaves what it does not touch as it is", () => {
    const before = { one: { a: 1 }, other: [1, 2] };
    const now = patched(before, [{ op: "replace", path: "/one/a", value: 2 }]);
    expect(now["other"]).toBe(before.other);
    expect(patched(before, [])).toBe(before);
  });
});

describe("the digest of a view", () => {
  it("is the server's", () => {
    for (const change of CHANGES) expect(digest(change.now)).toBe(change.digest);
  });

  it("does not depend on the order of keys, but on everything else", () => {
    expect(digest({ a: 1, b: [null, "é"] })).toBe(digest({ b: [null, "é"], a: 1 }));
    expect(digest({ a: [1, 2] })).not.toBe(digest({ a: [2, 1] }));
    expect(digest({ a: 1 })).not.toBe(digest({ a: "1" }));
  });
});

describe("two views", () => {
  const view = { points: [1, 2], hands: [{ cards: ["a"] }], over: null };

  it("are the same if they say the same", () => {
    expect(isSame(view, structuredClone(view))).toBe(true);
  });

  it.each([
    { ...view, points: [1, 3] },
    { ...view, points: [1] },
    { ...view, over: {} },
    { ...view, hands: { 0: { cards: ["a"] } } },
    { points: [1, 2], hands: [{ cards: ["a"] }], round: null },
  ])("differ otherwise: %j", (other) => {
    expect(isSame(view, other)).toBe(false);
  });
});
