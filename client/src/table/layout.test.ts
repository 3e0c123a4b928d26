import { expect, it } from "vitest";
import { arrangementOf } from "./layout.svelte";

it.each([
  [390, 844, "phone"],
  [844, 390, "side"],
  [820, 1180, "phone"],
  [1024, 768, "side"],
  [1200, 800, "middle"],
  [1366, 650, "side"],
  [1440, 900, "wide"],
  [1600, 1000, "wide"],
  [1920, 700, "side"],
])("a page of %i by %i is arranged as %s", (width, height, arrangement) => {
  expect(arrangementOf(width, height)).toBe(arrangement);
});
