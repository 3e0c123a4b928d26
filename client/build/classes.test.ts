import { expect, test } from "vitest";
import { classOf } from "./classes";

/** The class that a component of this name has if its name has this hash. */
const classFor = (filename: string, hashed: string) =>
  classOf({ name: "", css: "", filename, hash: () => hashed });

test("a component has a short class, and the same one each time", () => {
  expect(classFor("Dial.svelte", "x7k2p9")).toBe("s-x7k2");
  expect(classFor("Dial.svelte", "x7k2p9")).toBe("s-x7k2");
});

test("two components never share a class", () => {
  classFor("Ring.svelte", "abcd12");
  expect(() => classFor("Disc.svelte", "abcd34")).toThrow("Ring.svelte and Disc.svelte have the same class");
});
