import { describe, expect, test } from "vitest";
import {
  freshTitle,
  lastLevel,
  lastTable,
  pathOf,
  playNow,
  readMemory,
  remember,
  rememberLevel,
  type Memory,
} from "./plan";

const ORIGIN = "https://play.example";

const memory: Memory = {
  game: "kingarthur",
  settings: { seals: "on" },
  seats: [
    { kind: "you" },
    { kind: "bot", bot: "page" },
    { kind: "friend" },
    { kind: "device", name: "Cerys" },
  ],
  visibility: "open",
};

describe("what a friend sent", () => {
  test.each([
    ["https://play.example/join/lake-dove", "/join/lake-dove"],
    ["play.example/join/lake-dove", "/join/lake-dove"],
    ["  https://play.example/table/lake-dove  ", "/table/lake-dove"],
    ["https://play.example/table/lake/replay/12", "/table/lake/replay/12"],
    ["lake-dove-oak-7f3k9q2m4x", "/join/lake-dove-oak-7f3k9q2m4x"],
  ])("%s leads to its path", (text, path) => {
    expect(pathOf(text, ORIGIN)).toBe(path);
  });

  test.each([
    "",
    "   ",
    "two words",
    "https://elsewhere.example/join/lake",
    "https://play.example/about",
    "abc",
  ])("%s leads nowhere", (text) => {
    expect(pathOf(text, ORIGIN)).toBeNull();
  });
});

describe("play now", () => {
  test("is two knights at first", () => {
    expect(playNow("kingarthur", null, ["page", "knight"]).seats).toEqual([
      { kind: "you" },
      { kind: "bot", bot: "knight" },
      { kind: "bot", bot: "knight" },
    ]);
  });

  test("remembers how many, how strong and which settings, and asks nobody to come", () => {
    const plan = playNow("kingarthur", memory, ["page", "knight"]);
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["you", "bot", "bot", "bot"]);
    expect(plan.seats[1]?.bot).toBe("page");
    expect(plan.settings).toEqual({ seals: "on" });
    expect(plan.visibility).toBe("link");
  });

  test("does not ask for a level that the server has no longer", () => {
    expect(playNow("kingarthur", memory, ["knight"]).seats[1]?.bot).toBe("knight");
  });
});

test("the last level is the one that was played against last, whatever the last table had", () => {
  localStorage.clear();
  remember({ game: "merlin", seats: memory.seats, settings: {}, visibility: "link", counsel: false });
  expect(lastLevel("merlin")).toBe("page");
  rememberLevel("merlin", "squire");
  const levels = ["page", "squire", "knight"];
  expect(playNow("merlin", memory, levels, lastLevel("merlin")).seats[1]?.bot).toBe("squire");
  expect(playNow("merlin", memory, levels, "emperor").seats[1]?.bot).toBe("knight");
});

describe("the last table", () => {
  test("is read when it is whole", () => {
    const text =
      '{"game":"kingarthur","settings":{"seals":"on","odd":3},"seats":[{"kind":"you"},{"kind":"bot"}]}';
    expect(readMemory(text)).toEqual({
      game: "kingarthur",
      settings: { seals: "on" },
      seats: [{ kind: "you" }, { kind: "bot" }],
      counsel: false,
      visibility: "link",
    });
  });

  test("is read with the levels under their names of today", () => {
    const text =
      '{"game":"merlin","settings":{},"seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"greedy"}]}';
    expect(readMemory(text)?.seats.map((seat) => seat.bot)).toEqual(["page", "knight"]);
  });

  test("is read when its settings were stored as options", () => {
    const text = '{"game":"kingarthur","options":{"seals":"on"},"seats":[{"kind":"you"},{"kind":"bot"}]}';
    expect(readMemory(text)?.settings).toEqual({ seals: "on" });
  });

  test("is kept for each game", () => {
    localStorage.clear();
    remember({
      game: "merlin",
      seats: memory.seats,
      settings: { favor: "on" },
      visibility: "link",
      counsel: false,
    });
    expect(lastTable("merlin")?.settings).toEqual({ favor: "on" });
    expect(lastTable("kingarthur")).toBeNull();
  });

  test.each([
    null,
    "",
    "[]",
    '{"game":"kingarthur"}',
    '{"game":"x","settings":{},"seats":[{"kind":"king"}]}',
  ])("%s is no table", (text) => {
    expect(readMemory(text)).toBeNull();
  });
});

test("a new table has a name, whatever chance says", () => {
  expect(freshTitle([], 0)).toBe("bridge");
  expect(freshTitle([], 0.999)).toBe("road");
});

test("a new table is not called like another, while there are names", () => {
  const titles: ReturnType<typeof freshTitle>[] = [];
  for (let n = 0; n < 12; n += 1) titles.push(freshTitle(titles, 0.5));
  expect(new Set(titles).size).toBe(12);
  expect(titles).toContain(freshTitle(titles, 0.5));
});
