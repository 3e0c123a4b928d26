import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventInfo } from "../../lib/api";
import { pointsOf } from "../../table/end/presentation";
import { END } from "./ending";
import { play } from "../layers";
import { LAYERS } from "../rules";
import { sourcesOf } from "../events/sources";

const NAMES = ["Ada", "Borin"];
const scored = (seat: number, source: string, points: number): EventInfo => ({
  name: "scored",
  seat,
  facts: { source, points, piece: "influence", place: "blue", traitor: "blue", cells: [], strength: 0 },
});
const told = (events: EventInfo[], seat: number, you: number | null = null) => {
  const { title, sentence } = END.tell(events, you, NAMES, seat);
  return [title, sentence.map((part) => part.text).join("")];
};

describe("the sources of Merlin", () => {
  afterAll(() => void play({}));
  beforeAll(() => void play(Object.fromEntries(LAYERS.map((key) => [key, "on"]))));

  it("count every entry of a ledger exactly once", () => {
    const sources = END.sources();
    const keys = sourcesOf().map(({ key }) => key);
    const ledger = Object.fromEntries(keys.map((source) => [source, 1]));
    expect(sources.reduce((sum, source) => sum + pointsOf(source, ledger), 0)).toBe(keys.length);
    const entries = sources.flatMap(({ key, of }) => of ?? [key]);
    expect([...entries].sort()).toEqual([...keys].sort());
  });

  it("have a sign and a pattern each", () => {
    const sources = END.sources();
    expect(new Set(sources.map(({ sign }) => sign)).size).toBe(sources.length);
    expect(new Set(sources.map(({ hatch }) => hatch)).size).toBe(sources.length);
  });
});

describe("a turn that brought points", () => {
  it("is told by what brought most, and by what else it brought", () => {
    const events = [
      scored(1, "spaces", 2),
      scored(1, "missions", 3),
      scored(1, "flags", 2),
      scored(0, "spaces", 9),
    ];
    expect(told(events, 1)).toEqual([
      "Missions",
      "Borin: +3 for a mission, +2 for markers and +2 for a second mission.",
    ]);
  });

  it("is told as a scoring if it ended with one, losses included", () => {
    const scoring: EventInfo = { name: "scoring", seat: null, facts: { round: 2 } };
    expect(told([scoring, scored(0, "traitors", -3), scored(0, "influence", 4)], 0, 0)).toEqual([
      "the scoring",
      "You: Influence +4 and Traitors −3.",
    ]);
  });
});
