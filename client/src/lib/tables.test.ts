import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "./api";
import { speak } from "./i18n.svelte";
import { originOf, titleOfTable, waitsForMe } from "./tables.svelte";

function table(stage: TableInfo["stage"], asked: number | null, mine: number): TableInfo {
  const seats = [0, 1].map((seat) => ({ seat, mine: seat === mine }) as SeatInfo);
  return {
    id: "lake-dove-oak-7f3k9q2m4x",
    title: "",
    suggested: null,
    lesson: null,
    stage,
    asked,
    seats,
  } as TableInfo;
}

test("a table waits for me only when my seat is asked and the game is on", () => {
  expect(waitsForMe(table("playing", 1, 1))).toBe(true);
  expect(waitsForMe(table("playing", 0, 1))).toBe(false);
  expect(waitsForMe(table("over", null, 1))).toBe(false);
  expect(waitsForMe(table("gathering", null, 1))).toBe(false);
});

const unnamed = { id: "x", title: "", suggested: null, practice: null, lesson: null };

test("a table without a name is called by the words of its address", () => {
  expect(titleOfTable(table("playing", 0, 0))).toBe("Lake, Dove, Oak");
  expect(titleOfTable({ ...unnamed, title: "Winter quarters" })).toBe("Winter quarters");
});

test.each([
  ["en", "Table of the Lake", "Table of the Lake III", "Practice: Table of the Lake"],
  ["de", "Tisch am See", "Tisch am See III", "Übung: Tisch am See"],
] as const)("a suggested title is read in %s", async (language, first, third, practice) => {
  await speak(language);
  const lake = (number: number) => ({ ...unnamed, suggested: { name: "lake", number } as const });
  expect(titleOfTable(lake(1))).toBe(first);
  expect(titleOfTable(lake(3))).toBe(third);
  expect(titleOfTable(lake(12))).toBe(`${first} 12`);
  expect(titleOfTable({ ...lake(1), practice: { table: "oak", decisions: 1 } })).toBe(practice);
  await speak("en");
});

test("a lesson has its title in the reader's language", () => {
  expect(titleOfTable({ ...unnamed, lesson: "merlin" })).toBe("Guided first game");
  expect(titleOfTable({ ...unnamed, lesson: "kingarthur" })).toBe("King Arthur: first game");
  expect(titleOfTable({ ...unnamed, lesson: "arthur" })).toBe("First lesson with Arthur");
});

test("a practice table says what it is and leads back to where it comes from", () => {
  const practice = { ...unnamed, title: "Winter quarters", practice: { table: "oak", decisions: 142 } };
  expect(titleOfTable(practice)).toBe("Practice: Winter quarters");
  expect(originOf(practice)).toEqual({
    text: "Practice, from Winter quarters, decision 143",
    href: "/table/oak/replay/142",
  });
  expect(originOf({ ...unnamed, title: "Winter quarters" })).toBeNull();
});
