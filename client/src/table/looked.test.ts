import { beforeEach, expect, it } from "vitest";
import { keepLooked, lookedUpTo } from "./looked";

beforeEach(() => localStorage.clear());

it("remembers how far each seat has followed each game", () => {
  keepLooked("oak", 0, 5);
  keepLooked("oak", 1, 7);
  keepLooked("oak", 0, 9);
  expect(lookedUpTo("oak", 0)).toBe(9);
  expect(lookedUpTo("oak", 1)).toBe(7);
  expect(lookedUpTo("elm", 0)).toBeNull();
});

it("forgets old games and survives a damaged entry", () => {
  for (let game = 0; game < 80; game++) keepLooked(`game ${game}`, 0, 1);
  expect(lookedUpTo("game 0", 0)).toBeNull();
  expect(lookedUpTo("game 79", 0)).toBe(1);
  localStorage.setItem("logres.looked", "{");
  expect(lookedUpTo("game 79", 0)).toBeNull();
});
