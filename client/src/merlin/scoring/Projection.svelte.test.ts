import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Projection from "./Projection.svelte";
import { questionOf } from "../testing/recorded";

const { view } = questionOf("move");
const names = ["Ada", "Borin", "Cerys", "Dagonet"].slice(0, view.points.length);
const projected = names.map(() => ({ vassals: 2, apples: 1, staffs: 6, goods: 1 }));

function rowsIn(round: number): string[] {
  render(Projection, { props: { view: { ...view, round }, names, projected, onclose: () => undefined } });
  return screen.getAllByRole("rowheader", { hidden: true }).map((head) => head.textContent ?? "");
}

afterEach(cleanup);

test("a scoring in the middle of the game does not count leftovers", () => {
  expect(rowsIn(4)).toEqual(["So far", "Vassals", "Total"]);
});

test("the last scoring counts leftovers too, from the round before it", () => {
  expect(rowsIn(5)).toEqual(["So far", "Vassals", "Apples", "Staffs", "Goods", "Total"]);
});
