import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Previews from "./Previews.svelte";

const RING = Array.from({ length: 24 }, (_, index) => `space-${index}`);
const WAY = { figure: "knight0", path: ["space-1", "space-2"], landing: "space-2" } as const;

afterEach(cleanup);

test("a die and a labourer that lead to the same space are both shown", () => {
  const previews = [
    { ...WAY, tag: "one" },
    { ...WAY, tag: "the other" },
  ];
  const { container } = render(Previews, {
    ring: RING,
    innerRing: [],
    figures: { knight0: "space-0" },
    previews,
    supplies: 3,
    part: "ghosts",
  });
  expect([...container.querySelectorAll(".tag")].map((tag) => tag.textContent)).toEqual(["one", "the other"]);
});
