import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../lib/api";
import { holderOf, isShared } from "./device";

function table(kinds: string, asked: number | null): TableInfo {
  const seats = [...kinds].map((letter, seat): SeatInfo => {
    const kind = letter === "b" ? "bot" : letter === "f" ? "friend" : letter === "y" ? "you" : "device";
    return {
      seat,
      kind,
      name: letter,
      bot: kind === "bot" ? "greedy" : null,
      mine: letter === "y" || letter === "d",
      online: true,
      invitation: null,
    };
  });
  return { seats, asked } as TableInfo;
}

describe("a device that goes round", () => {
  it("is shared by two people of one table", () => {
    expect(isShared(table("yd", 0))).toBe(true);
    expect(isShared(table("ybf", 0))).toBe(false);
  });

  it("belongs to the seat that is asked", () => {
    expect(holderOf(table("yd", 1))).toBe(1);
  });

  it("is passed on past bots", () => {
    expect(holderOf(table("ybbd", 1))).toBe(3);
    expect(holderOf(table("ydb", 2))).toBe(0);
  });

  it("stays with the active player while a bot decides something in the turn", () => {
    expect(holderOf(table("ybd", 1), 0)).toBeNull();
    expect(holderOf(table("ybd", 2), 0)).toBe(2);
    expect(holderOf(table("ybd", 1), 1)).toBe(2);
  });

  it("stays where it is while somebody elsewhere is to move, or nobody is", () => {
    expect(holderOf(table("yfd", 1))).toBeNull();
    expect(holderOf(table("ybfd", 1))).toBeNull();
    expect(holderOf(table("yd", null))).toBeNull();
  });
});
