import { expect, it } from "vitest";
import { arrangementOf } from "./layout.svelte";

it.each([
  [2560, 1080, "wide"],
  [1600, 1000, "wide"],
  [1440, 900, "wide"],
  [1366, 768, "middle"],
  [1280, 720, "middle"],
  [1180, 820, "middle"],
  [960, 600, "middle"],
  [1024, 768, "side"],
  [844, 390, "side"],
  [820, 1180, "upright"],
  [390, 844, "phone"],
])("a page of %i by %i is arranged as %s", (width, height, arrangement) => {
  expect(arrangementOf(width, height)).toBe(arrangement);
});
