import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "./api";
import { originOf, titleOfTable, waitsForMe } from "./tables.svelte";

function table(stage: TableInfo["stage"], asked: number | null, mine: number): TableInfo {
  const seats = [0, 1].map((seat) => ({ seat, mine: seat === mine }) as SeatInfo);
  return { id: "lake-dove-oak-7f3k9q2m4x", title: "", stage, asked, seats } as TableInfo;
}

test("a table waits for me only when my seat is asked and the game is on", () => {
  expect(waitsForMe(table("playing", 1, 1))).toBe(true);
  expect(waitsForMe(table("playing", 0, 1))).toBe(false);
  expect(waitsForMe(table("over", null, 1))).toBe(false);
  expect(waitsForMe(table("gathering", null, 1))).toBe(false);
});

const unnamed = { id: "x", title: "", practice: null, guided: false };

test("a table without a name is called by the words of its address", () => {
  expect(titleOfTable(table("playing", 0, 0))).toBe("Lake, Dove, Oak");
  expect(titleOfTable({ ...unnamed, title: "Winter quarters" })).toBe("Winter quarters");
});

test("the guided game has its title in the reader's language", () => {
  expect(titleOfTable({ ...unnamed, guided: true })).toBe("Guided first game");
});

test("a practice table says what it is and leads back to where it comes from", () => {
  const practice = { ...unnamed, title: "Winter quarters", practice: { table: "oak", decisions: 142 } };
  expect(titleOfTable(practice)).toBe("Practice: Winter quarters");
  expect(originOf(practice)).toEqual({
    text: "Practice, from Winter quarters, decision 143",
    href: "/table/oak/replay/142",
  });
  expect(originOf({ title: "Winter quarters", practice: null })).toBeNull();
});
