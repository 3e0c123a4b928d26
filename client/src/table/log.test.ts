import { describe, expect, it } from "vitest";
import type { EventInfo } from "../lib/api";
import { logOf } from "./log";

const event = (name: string, seat: number | null = 0, facts: EventInfo["facts"] = {}): EventInfo => ({
  name,
  seat,
  facts,
});
const turn = (number: number) => event("turn", 0, { number });
const sentence = ({ name, seat }: EventInfo) =>
  name === "turn" ? null : { seat, parts: [{ text: name, bold: false, param: null }], points: null };
const logged = (...events: EventInfo[]) => events.map((told, decision) => ({ event: told, decision }));

describe("the log", () => {
  const events = logged(event("began", null), turn(1), event("b"), event("c"), turn(2), turn(3), event("d"));

  it("stands in turns, the newest first, with their lines in order, and leaves out turns without a line", () => {
    const turns = logOf(events, sentence);
    expect(turns.map(({ number }) => number)).toEqual([3, 1, 0]);
    expect(turns[1]?.lines.map(({ parts }) => parts[0]?.text)).toEqual(["b", "c"]);
  });

  it("lights the event that is being shown, and knows where each came from", () => {
    const lit = events[3]?.event;
    const lines = logOf(events, sentence, (told) => told === lit).flatMap((group) => group.lines);
    expect(lines.filter(({ isLit }) => isLit).map(({ decision }) => decision)).toEqual([3]);
  });

  it("keeps the lines and turns that are as they were", () => {
    const known = new Map<EventInfo, ReturnType<typeof sentence>>();
    const once = (told: EventInfo) => {
      if (!known.has(told)) known.set(told, sentence(told));
      return known.get(told) ?? null;
    };
    const before = logOf(events, once);
    const now = logOf([...events, ...logged(event("e"))], once, () => false, before);
    expect(now[1]).toBe(before[1]);
    expect(now[0]).not.toBe(before[0]);
    expect(now[0]?.lines[0]).toBe(before[0]?.lines[0]);
  });
});
