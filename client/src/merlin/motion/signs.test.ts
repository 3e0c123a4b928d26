import "../testing/layers";
import { describe, expect, it } from "vitest";
import type { Event } from "../rules";
import { lineOf } from "../telling/sentences";
import { NAMES, RecordedModule } from "../testing/recordedmodule";
import { GAMES } from "../testing/recorded";
import { signOf } from "./flights";

const READERS = { you: 0, names: NAMES };

/** What only marks the course of the game, brings points, or changes faces and figures that are on the board. */
const SIGNLESS = [
  "began",
  "broke-tie",
  "forfeited-token",
  "nudged",
  "over",
  "recoloured",
  "rolled",
  "rolled-morgana",
  "round",
  "scored",
  "scoring",
  "stopped",
  "swapped-figures",
  "turned",
];

describe("the sign of an event", () => {
  const modules = ["arthur", "caerleon", "gold", "knights", "market", "morgana", "treasures"];

  it.each(modules)("is the piece it speaks of, at tables with %s", (module) => {
    const recorded = new RecordedModule(module);
    for (const { start, legs } of recorded.games) {
      const parts = recorded.partsOf(start);
      const told = legs
        .flatMap(({ events }) => events)
        .filter((event) => lineOf(event, READERS, parts) !== null);
      const last = legs.at(-1)?.view ?? start;
      const lacking = told.filter((event) => signOf(event, last) === null).map(({ name }) => name);
      expect(lacking.filter((name) => !SIGNLESS.includes(name))).toEqual([]);
    }
  });

  it("is the space of a move, and the piece that flies", () => {
    const { start } = GAMES[0] ?? {};
    if (!start) throw new Error("no game was recorded");
    const of = (name: string, facts: object) => signOf({ name, seat: 1, facts } as Event, start);
    expect(of("moved", { figure: "merlin", origin: "black", space: "build-1", way: "cw" })).toBe(
      "space:build-1",
    );
    expect(of("took", { good: "brown-flag" })).toBe("brown-flag");
    expect(of("sent", { vassal: "lady", origin: "castle", place: "grey" })).toBe("vassal:1:lady");
    expect(of("round", { round: 2 })).toBeNull();
  });
});
