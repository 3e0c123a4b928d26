import { describe, expect, test } from "vitest";
import type { TableInfo } from "../api";
import { offerOf } from "./offer";

const LEVELS = ["page", "squire", "knight"];

/** Finished games against a level, the latest last, and whether each was won. */
function games(level: string, won: boolean[], more: Partial<TableInfo> = {}): TableInfo[] {
  const seats = [
    { seat: 0, mine: true, bot: null },
    { seat: 1, mine: false, bot: level },
  ] as TableInfo["seats"];
  return won.map((isWon, at) => {
    const facts = { game: "merlin", practice: null, lesson: null, changed_at: at, winners: [isWon ? 0 : 1] };
    return { ...facts, seats, ...more } as TableInfo;
  });
}

const WON = [true, true, true];

describe("another level", () => {
  test("is the next one after three victories in a row", () => {
    const offer = offerOf("merlin", "squire", games("squire", [false, ...WON]), LEVELS);
    expect(offer).toEqual({ level: "knight", after: "won", former: "squire" });
  });

  test("is the one below after three defeats in a row", () => {
    const offer = offerOf("merlin", "squire", games("squire", [true, false, false, false]), LEVELS);
    expect(offer).toEqual({ level: "page", after: "lost", former: "squire" });
  });

  test.each([
    ["only two games were played", games("squire", [true, true])],
    ["the last one was lost", games("squire", [...WON, false])],
    ["the games were against another level", games("page", WON)],
    ["they were practice", games("squire", WON, { practice: { table: "t", decisions: 3 } })],
    ["they were lessons", games("squire", WON, { lesson: "merlin" })],
    ["they were games of another kind", games("squire", WON, { game: "kingarthur" })],
  ])("is not offered when %s", (_, played) => {
    expect(offerOf("merlin", "squire", played, LEVELS)).toBeNull();
  });

  test("is not offered when people sat at the table", () => {
    const seats = [0, 1].map((seat) => ({ seat, mine: seat === 0, bot: null })) as TableInfo["seats"];
    expect(offerOf("merlin", "squire", games("squire", WON, { seats }), LEVELS)).toBeNull();
  });

  test("is not above the highest nor below the lowest", () => {
    expect(offerOf("merlin", "knight", games("knight", WON), LEVELS)).toBeNull();
    expect(offerOf("merlin", "page", games("page", [false, false, false]), LEVELS)).toBeNull();
  });
});
