import { describe, expect, test } from "vitest";
import { freshTitle, lastTable, pathOf, playNow, readMemory, remember, type Memory } from "./plan";

const ORIGIN = "https://play.example";

const memory: Memory = {
  game: "kingarthur",
  options: { seals: "on" },
  seats: [
    { kind: "you" },
    { kind: "bot", bot: "random" },
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
  test("is two skilled bots at first", () => {
    expect(playNow("kingarthur", null, ["random", "greedy"]).seats).toEqual([
      { kind: "you" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
    ]);
  });

  test("remembers how many, how strong and which options, and asks nobody to come", () => {
    const plan = playNow("kingarthur", memory, ["random", "greedy"]);
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["you", "bot", "bot", "bot"]);
    expect(plan.seats[1]?.bot).toBe("random");
    expect(plan.options).toEqual({ seals: "on" });
    expect(plan.visibility).toBe("link");
  });

  test("does not ask for a level that the server has no longer", () => {
    expect(playNow("kingarthur", memory, ["greedy"]).seats[1]?.bot).toBe("greedy");
  });
});

describe("the last table", () => {
  test("is read when it is whole", () => {
    const text =
      '{"game":"kingarthur","options":{"seals":"on","odd":3},"seats":[{"kind":"you"},{"kind":"bot"}]}';
    expect(readMemory(text)).toEqual({
      game: "kingarthur",
      options: { seals: "on" },
      seats: [{ kind: "you" }, { kind: "bot" }],
      visibility: "link",
    });
  });

  test("is kept for each game", () => {
    localStorage.clear();
    remember({ game: "merlin", seats: memory.seats, options: { favor: "on" }, visibility: "link" });
    expect(lastTable("merlin")?.options).toEqual({ favor: "on" });
    expect(lastTable("kingarthur")).toBeNull();
  });

  test.each([null, "", "[]", '{"game":"kingarthur"}', '{"game":"x","options":{},"seats":[{"kind":"king"}]}'])(
    "%s is no table",
    (text) => {
      expect(readMemory(text)).toBeNull();
    },
  );
});

test("a new table has a name, whatever chance says", () => {
  expect(freshTitle([], 0)).toBe("Table of the Lake");
  expect(freshTitle([], 0.999)).toBe("The empty chair");
});

test("a new table is not called like another, while there are names", () => {
  const titles: string[] = [];
  for (let n = 0; n < 12; n += 1) titles.push(freshTitle(titles, 0.5));
  expect(new Set(titles).size).toBe(12);
  expect(titles).toContain(freshTitle(titles, 0.5));
});
