import { describe, expect, it } from "vitest";
import { missing } from "../position/missions";
import { PARTS, questionOf } from "../testing/recorded";
import { advancing } from "./pieces";

const { view, question } = questionOf("move");
const seat = question.seat;
describe("the pieces that a mission still needs", () => {
  it("are none for a mission that lacks nothing", () => {
    for (const mission of Object.values(PARTS.missions)) {
      if (!missing(mission, view, seat).length) expect(advancing(mission, view, seat)).toEqual([]);
    }
  });

  it("are those of every need that is not met", () => {
    for (const mission of Object.values(PARTS.missions)) {
      const needs = missing(mission, view, seat);
      const ids = advancing(mission, view, seat);
      for (const need of needs) {
        if (need.kind === "good") expect(ids).toContain(`good:${need.good}`);
        if (need.kind === "marker") expect(ids).toEqual(expect.arrayContaining([`place:${need.place}`]));
        if (need.kind === "posted") expect(ids).toContain(`vassal:${seat}:${need.vassal}`);
        if (need.kind === "together")
          expect(ids).toEqual(expect.arrayContaining(need.vassals.map((one) => `vassal:${seat}:${one}`)));
      }
      expect(ids.length > 0).toBe(needs.length > 0);
    }
  });

  it("are goods of every principality that has any left, where any of a kind will do", () => {
    const mission = Object.values(PARTS.missions).find((one) =>
      missing(one, view, seat).some(({ kind }) => kind === "any"),
    );
    const ids = mission ? advancing(mission, view, seat) : [];
    expect(ids.filter((id) => id.startsWith("good:")).length).toBeGreaterThan(1);
  });
});
