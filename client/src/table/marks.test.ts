import { afterEach, expect, it } from "vitest";
import { marks } from "./marks.svelte";

afterEach(() => {
  marks.show([]);
  marks.advise([]);
});

it("marks what a hint and what counsel mention, each until it is done", () => {
  marks.show(["hand:0"]);
  marks.advise(["hand:1"]);
  expect(["hand:0", "hand:1", "hand:2"].map((id) => marks.has(id))).toEqual([true, true, false]);
  marks.show([]); // the hint is closed while counsel is open
  marks.advise([]);
  expect(["hand:0", "hand:1"].map((id) => marks.has(id))).toEqual([false, false]);
});
