import { describe, expect, it } from "vitest";
import type { EventInfo, Step } from "../lib/api";
import { beatsOf, joined, type Beat } from "./beats";
import { PACE } from "./pace";
import type { Presentation } from "./presentation";
import { FLIGHT, type Flight } from "./stage.svelte";

type Flying = { flights?: readonly Flight[] };

/** A game whose events say what flies. */
const presentation: Presentation<string> = {
  read: () => "",
  flights: (_, __, { facts }) => (facts as Flying).flights ?? [],
  budget: () => 6000,
  isSilent: ({ name }) => name === "turn",
  signOf: () => null,
  isWith: (event, before) => event.name !== "walk" && before.name !== "walk",
  walk: (_, __, events) => 170 * events.filter(({ name }) => name === "walk").length,
};

const START = { wire: {}, view: "", isApart: false };
const flight = (card: string, from: string, to: string, more: Partial<Flight> = {}): Flight => ({
  card,
  from: [from],
  to: [to],
  ...more,
});
const event = (name: string, seat: number, ...flights: Flight[]): EventInfo => ({
  name,
  seat,
  facts: { flights },
});

function beats(you: number, ...events: EventInfo[]): Beat<string>[] {
  const step: Step = { seq: 2, kind: "decided", seat: 1, events, changes: events.map(() => []) };
  return beatsOf(step, START, you, presentation);
}
function all(...parts: Beat<string>[]): Beat<string> {
  const [first, ...others] = parts;
  if (!first) throw new Error("nothing to join");
  return joined([first, ...others], presentation);
}

describe("a beat", () => {
  it("has all events that are shown together", () => {
    const names = beats(0, event("walk", 1), event("take", 1), event("score", 1)).map(({ told }) =>
      told.map((one) => one.event.name),
    );
    expect(names).toEqual([["walk"], ["take", "score"]]);
  });

  it("needs the time to read it, and to see all that flies: first signs, then pieces", () => {
    const take = event("take", 1, flight("apple", "supply", "castle", { delay: 200 }));
    const score = event("score", 1, flight("+2", "space", "rim", { isMark: true }));
    expect(beats(0, event("walk", 1))[0]?.need).toBe(PACE.event);
    expect(beats(0, take, score)[0]?.need).toBe(FLIGHT.mark + 200 + FLIGHT.piece);
  });

  it("needs no time to be read by the one who did it", () => {
    expect(beats(1, event("walk", 1))[0]?.need).toBe(170);
  });

  it("needs no time if there is nothing to follow", () => {
    expect(beats(0, event("turn", 1, flight("apple", "supply", "castle")))[0]).toMatchObject({
      need: 0,
      flights: [],
      isTurn: true,
    });
  });

  it("shows signs from the same place one after the other", () => {
    const marks = [1, 2].map((n) => event("score", 1, flight(`+${n}`, "space", "rim", { isMark: true })));
    const [first, second] = beats(0, ...marks)[0]?.flights ?? [];
    expect(first?.delay ?? 0).toBe(0);
    expect(second?.delay).toBeGreaterThan(0);
  });
});

describe("beats that are joined", () => {
  const [out] = beats(0, event("go", 1, flight("lady", "castle", "grey")));
  const [on] = beats(0, event("go", 1, flight("lady", "grey", "blue")));
  const [other] = beats(0, event("go", 2, flight("lady", "castle", "red")));

  it("tell everything, and need as long as the longest", () => {
    const beat = all(out!, other!);
    expect(beat.told).toHaveLength(2);
    expect(beat.flights).toHaveLength(2);
    expect(beat.need).toBe(PACE.event);
  });

  it("let a piece that moves twice fly all the way in one flight", () => {
    expect(all(out!, on!).flights).toEqual([flight("lady", "castle", "blue")]);
  });

  it("belong to a turn that begins with one of them", () => {
    expect(all(beats(0, event("turn", 1))[0]!, out!).isTurn).toBe(true);
  });
});
