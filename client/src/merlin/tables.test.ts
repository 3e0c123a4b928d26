import { describe, expect, it } from "vitest";
import { first, joined, known } from "./tables";

describe("joined tables", () => {
  it("have all that each knows of a key in one record", () => {
    expect(joined({ a: { say: 1 } }, { a: { hear: 2 }, b: { say: 3 } })).toEqual({
      a: { say: 1, hear: 2 },
      b: { say: 3 },
    });
  });

  it("may not both know the same", () => {
    expect(() => joined({ a: { say: 1 } }, { a: { say: 2 } })).toThrow("two tables have the field say for a");
  });
});

describe("a field of records", () => {
  it("comes from those that have it, in their order", () => {
    expect(known([{ n: 1 }, { other: 2 }, { n: 3 }], "n")).toEqual([1, 3]);
  });

  it("gives the first answer that is one", () => {
    expect([first([null, 2, 3]), first([null])]).toEqual([2, null]);
  });
});
